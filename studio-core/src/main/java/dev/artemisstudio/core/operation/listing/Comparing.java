package dev.artemisstudio.core.operation.listing;

import dev.artemisstudio.core.broker.Condition;
import dev.artemisstudio.core.broker.Condition.Comparison;
import dev.artemisstudio.core.error.Rejection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** One condition of a filter, turned into a test of rows and, where brokers can compare it, into theirs. */
record Comparing<F>(Field<F> field, String operator, String value) {
    RowFilter<F> filter() {
        return switch (field.kind()) {
            case TEXT -> text();
            case NUMBER -> number();
            case FLAG -> flag();
        };
    }

    /** Letter case is folded both ways, so that a letter with several small forms equals itself. */
    static String folded(String text) {
        return text.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }

    private RowFilter<F> text() {
        String folded = folded(value);
        return switch (operator) {
            case "=", "==" -> of(Comparison.EQUALS, value, row -> textOf(row).equals(value));
            case "!=", "<>" ->
                of(Comparison.NOT_EQUALS, value, row -> !textOf(row).equals(value));
            // Brokers compare letter by letter: they can be asked where the text has no letter of two cases.
            case "contains" ->
                caseless(value)
                        ? of(Comparison.CONTAINS, value, row -> textOf(row).contains(value))
                        : new RowFilter<>(
                                Optional.of(field.name()), Optional.empty(), RowFilter.Coverage.LITTLE, row -> folded(
                                                textOf(row))
                                        .contains(folded));
            default -> throw unfit(List.of("=", "!=", "contains"));
        };
    }

    private RowFilter<F> number() {
        long wanted = wholeNumber();
        return switch (operator) {
            case "=", "==" -> of(Comparison.EQUALS, wanted, row -> numberOf(row) == wanted);
            case "!=", "<>" -> of(Comparison.NOT_EQUALS, wanted, row -> numberOf(row) != wanted);
            case ">" -> of(Comparison.GREATER_THAN, wanted, row -> numberOf(row) > wanted);
            case ">=" -> of(Comparison.GREATER_THAN, wanted - 1, row -> numberOf(row) >= wanted);
            case "<" -> of(Comparison.LESS_THAN, wanted, row -> numberOf(row) < wanted);
            case "<=" -> of(Comparison.LESS_THAN, wanted + 1, row -> numberOf(row) <= wanted);
            default -> throw unfit(List.of("=", "!=", ">", ">=", "<", "<="));
        };
    }

    private RowFilter<F> flag() {
        String wanted = value.toLowerCase(Locale.ROOT);
        if (!wanted.equals("true") && !wanted.equals("false")) {
            throw Rejection.of(
                    "filter",
                    field.name() + " is true or false, not '" + value + "'.",
                    List.of("true", "false"),
                    Optional.empty());
        }
        boolean yes = Boolean.parseBoolean(wanted);
        return switch (operator) {
            case "=", "==" -> of(Comparison.EQUALS, wanted, row -> flagOf(row) == yes);
            case "!=", "<>" -> of(Comparison.NOT_EQUALS, wanted, row -> flagOf(row) != yes);
            default -> throw unfit(List.of("=", "!="));
        };
    }

    private RowFilter<F> of(Comparison comparison, long wanted, Predicate<F> test) {
        return of(comparison, Long.toString(wanted), test);
    }

    private RowFilter<F> of(Comparison comparison, String wanted, Predicate<F> test) {
        Optional<Condition> atBroker = field.atBroker().map(name -> new Condition(name, comparison, wanted));
        RowFilter.Coverage coverage = atBroker.isPresent() ? RowFilter.Coverage.WHOLE : RowFilter.Coverage.LITTLE;
        return new RowFilter<>(Optional.of(field.name()), atBroker, coverage, test);
    }

    private long wholeNumber() {
        // Eighteen digits stay within 64 bits, also after one is added.
        if (!value.matches("-?[0-9]{1,18}")) {
            throw Rejection.of("filter", field.name() + " is compared with a whole number, not with '" + value + "'.");
        }
        return Long.parseLong(value);
    }

    private Rejection unfit(List<String> operators) {
        return Rejection.of(
                "filter", field.name() + " can't be compared by '" + operator + "'.", operators, Optional.empty());
    }

    private String textOf(F row) {
        return (String) field.value().apply(row);
    }

    private long numberOf(F row) {
        return (Long) field.value().apply(row);
    }

    private boolean flagOf(F row) {
        return (Boolean) field.value().apply(row);
    }

    private static boolean caseless(String text) {
        return text.toLowerCase(Locale.ROOT).equals(text.toUpperCase(Locale.ROOT));
    }
}
