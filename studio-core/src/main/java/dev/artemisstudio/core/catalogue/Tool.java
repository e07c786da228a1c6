package dev.artemisstudio.core.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A tool with its operations, in catalogue order.
 *
 * @param parameters what the tool accepts: those of its operations, and the selecting one
 */
public record Tool(ToolSpec spec, List<Entry> operations, List<Parameter> parameters) {
    public Tool {
        operations = List.copyOf(operations);
        parameters = List.copyOf(parameters);
    }

    /** The tool of some operations. Same-named parameters are one; one that not all operations need is optional. */
    public static Tool of(ToolSpec spec, List<Entry> operations) {
        List<Parameter> merged = new ArrayList<>();
        for (Entry entry : operations) {
            for (Parameter parameter : entry.parameters()) {
                if (merged.stream().noneMatch(p -> p.name().equals(parameter.name()))) {
                    boolean always = operations.stream().allMatch(e -> e.parameter(parameter.name())
                            .map(Parameter::required)
                            .orElse(false));
                    merged.add(always ? parameter : parameter.asOptional());
                }
            }
        }
        if (spec.selector() instanceof Selector.ByValue byValue) {
            int core = (int) merged.stream()
                    .takeWhile(p -> p.required() || p.name().equals("clusterId"))
                    .count();
            merged.add(core, selecting(byValue, operations));
        }
        return new Tool(spec, operations, merged);
    }

    private static Parameter selecting(Selector.ByValue selector, List<Entry> operations) {
        List<ParameterType.Value> values = operations.stream()
                .filter(e -> e.spec().access().verb() instanceof Verb.Value)
                .map(e -> new ParameterType.Value(
                        ((Verb.Value) e.spec().access().verb()).name(), e.spec().summary()))
                .toList();
        String example = values.isEmpty() ? "" : values.getFirst().name();
        return new Parameter(
                selector.parameter(),
                new ParameterType.Choice(values),
                true,
                Optional.empty(),
                selector.description(),
                "",
                example);
    }

    /** The tool's name. */
    public String name() {
        return spec.name();
    }

    /** What it does, with the values that select its operations. */
    public String description() {
        if (!(spec.selector() instanceof Selector.ByValue byValue)) {
            return spec.description();
        }
        String values = operations.stream()
                .map(e -> ((Verb.Value) e.spec().access().verb()).name())
                .collect(Collectors.joining(" "));
        return spec.description() + " " + byValue.label() + ": " + values;
    }

    /** That of its most dangerous operation. */
    public Posture posture() {
        return operations.stream()
                .map(Entry::posture)
                .max(Comparator.naturalOrder())
                .orElse(Posture.READ);
    }
}
