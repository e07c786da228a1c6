package dev.artemisstudio.core.catalogue;

/**
 * Something wrong with a catalogue.
 *
 * @param rule the rule that found it
 * @param place the tool, operation or {@code operation.parameter}
 * @param what what is wrong
 * @param fix what would mend it
 */
public record Fault(String rule, String place, String what, String fix) {
    @Override
    public String toString() {
        return rule + " | " + place + " | " + what + " | " + fix;
    }
}
