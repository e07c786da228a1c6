package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.text.ClosestMatch;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the filter of one kind can name.
 *
 * @param <F> the facts of one row on one node
 * @param searched the names of the fields in which a plain text is looked for
 * @param all every field, in the order of help
 */
public record Fields<F>(List<String> searched, List<Field<F>> all) {
    private static final Pattern CONDITION =
            Pattern.compile("\\s*([A-Za-z]\\w*)\\s*(==|=|!=|<>|>=|<=|>|<|\\s(?i:contains)\\s)\\s*(.*)", Pattern.DOTALL);
    private static final Pattern TWO_WORDS = Pattern.compile("\\s*([A-Za-z]\\w*)\\s+(\\S+)\\s.*", Pattern.DOTALL);

    /** The operators, as help and rejections list them. */
    public static final List<String> OPERATORS = List.of("=", "!=", ">", ">=", "<", "<=", "contains");

    public Fields {
        searched = List.copyOf(searched);
        all = List.copyOf(all);
    }

    /** The sentence that help of the kind says about its filter. */
    public String help() {
        return "**Filter**: a plain text is looked for in " + String.join(", ", searched)
                + ", in any letter case. Fields for `field op value`: "
                + all.stream().map(Fields::helpOf).collect(Collectors.joining(", "))
                + ". Operators: `=` `!=` (exact), `>` `>=` `<` `<=` (numbers), `contains` (texts, any letter case).";
    }

    /**
     * Reads a filter.
     *
     * @throws Rejection of the parameter {@code filter} for an unknown field, operator or value
     */
    public RowFilter<F> read(Optional<String> filter) {
        if (filter.isEmpty() || filter.get().isBlank()) {
            return RowFilter.none();
        }
        String text = filter.get();
        Matcher condition = CONDITION.matcher(text);
        if (condition.matches()) {
            String operator = condition.group(2).strip().toLowerCase(Locale.ROOT);
            return new Comparing<>(field(condition.group(1)), operator, unquoted(condition.group(3))).filter();
        }
        Matcher words = TWO_WORDS.matcher(text);
        if (words.matches() && find(words.group(1)).isPresent()) {
            throw unknownOperator(words.group(2));
        }
        return plain(text.strip());
    }

    private RowFilter<F> plain(String text) {
        List<Field<F>> fields =
                searched.stream().flatMap(name -> find(name).stream()).toList();
        if (fields.size() == 1) {
            return new Comparing<>(fields.getFirst(), "contains", text).filter().unnamed();
        }
        String folded = Comparing.folded(text);
        return new RowFilter<>(Optional.empty(), Optional.empty(), RowFilter.Coverage.LITTLE, row -> fields.stream()
                .anyMatch(field ->
                        Comparing.folded((String) field.value().apply(row)).contains(folded)));
    }

    private Field<F> field(String name) {
        return find(name)
                .orElseThrow(() -> Rejection.of(
                        "filter",
                        "There is no field '" + name
                                + "' to filter by. To look for a text that holds an operator, write "
                                + searched.getFirst() + " contains followed by the text.",
                        names(),
                        ClosestMatch.of(name, names(), 1).stream().findFirst()));
    }

    private Optional<Field<F>> find(String name) {
        return all.stream().filter(f -> f.name().equalsIgnoreCase(name)).findFirst();
    }

    private List<String> names() {
        return all.stream().map(Field::name).toList();
    }

    private static Rejection unknownOperator(String operator) {
        return Rejection.of(
                "filter",
                "There is no operator '" + operator + "' in filters of lists.",
                OPERATORS,
                ClosestMatch.of(operator, OPERATORS, 1).stream().findFirst());
    }

    private static String unquoted(String value) {
        String bare = value.strip();
        boolean quoted = bare.length() >= 2
                && (bare.charAt(0) == '\'' || bare.charAt(0) == '"')
                && bare.charAt(bare.length() - 1) == bare.charAt(0);
        return quoted ? bare.substring(1, bare.length() - 1) : bare;
    }

    private static String helpOf(Field<?> field) {
        return "`" + field.name() + "`"
                + switch (field.kind()) {
                    case TEXT -> "";
                    case NUMBER -> " (number)";
                    case FLAG -> " (true or false)";
                };
    }
}
