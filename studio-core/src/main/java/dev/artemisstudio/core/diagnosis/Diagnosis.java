package dev.artemisstudio.core.diagnosis;

import java.util.List;

/**
 * What a snapshot shows.
 *
 * @param verdict one sentence: the worst finding, what was read, and what could not be
 * @param findings the worst first, in a stable order
 */
public record Diagnosis(String verdict, List<Finding> findings) {
    public Diagnosis {
        findings = List.copyOf(findings);
    }
}
