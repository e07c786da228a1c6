package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.catalogue.Parameter;
import dev.artemisstudio.core.catalogue.ParameterType;
import java.util.List;
import java.util.Optional;

/** Everything about one parameter. */
public record ParameterHelp(
        @Doc("Its name.") String name,
        @Doc("What it holds, with its bounds.") String type,
        @Doc("Whether a call must have it.") boolean required,
        @Doc("The value of an absent argument.") Optional<String> defaultValue,
        @Doc("The values accepted, in any letter case, where they are listed.") List<ValueHelp> accepted,
        @Doc("What it means.") String description,
        @Doc("A valid value.") String example) {

    /** One accepted value. */
    public record ValueHelp(@Doc("The value.") String value, @Doc("What it means.") String meaning) {}

    static ParameterHelp of(Parameter parameter) {
        List<ValueHelp> accepted = parameter.type() instanceof ParameterType.Choice choice
                ? choice.values().stream()
                        .map(v -> new ValueHelp(v.name(), v.description()))
                        .toList()
                : List.of();
        return new ParameterHelp(
                parameter.name(),
                type(parameter.type()),
                parameter.required(),
                parameter.defaultValue(),
                accepted,
                parameter.description(),
                parameter.example());
    }

    private static String type(ParameterType type) {
        return switch (type) {
            case ParameterType.Text text -> "text of at most " + text.maxLength() + " characters";
            case ParameterType.Whole whole ->
                whole.clamp()
                        ? "whole number from " + whole.min() + "; above " + whole.max() + " it is lowered"
                        : "whole number from " + whole.min() + " to " + whole.max();
            case ParameterType.Flag flag -> "true or false";
            case ParameterType.Choice choice -> "one of the accepted values";
            case ParameterType.TextList list -> "list of at most " + list.maxItems() + " texts";
            case ParameterType.Structure structure -> "object of at most " + structure.maxMembers() + " members";
        };
    }
}
