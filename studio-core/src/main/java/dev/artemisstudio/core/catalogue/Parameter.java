package dev.artemisstudio.core.catalogue;

import java.util.Optional;

/**
 * One parameter of an operation, read once from its request record.
 *
 * @param lean description for the MCP listing; empty where the name says it
 * @param example a valid value, as text
 */
public record Parameter(
        String name,
        ParameterType type,
        boolean required,
        Optional<String> defaultValue,
        String description,
        String lean,
        String example) {
    /** The same parameter, not required: how a tool shows one that only some of its operations need. */
    public Parameter asOptional() {
        return required ? new Parameter(name, type, false, defaultValue, description, lean, example) : this;
    }
}
