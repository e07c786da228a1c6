package dev.artemisstudio.core.diagnosis;

import dev.artemisstudio.core.catalogue.Doc;
import java.util.Comparator;
import java.util.List;

/** One thing that an operator should know, with what it rests on. */
public record Finding(
        @Doc("Stable name of the kind of finding.") FindingCode code,
        @Doc("How much it matters.") Severity severity,
        @Doc("What was found, as one sentence with its numbers.") String summary,
        @Doc("What was read: each value with unit, node and time.") List<Evidence> evidence,
        @Doc("What it means for whoever runs the brokers.") String meaning,
        @Doc("What to look at next, as calls of Studio's own tools where there is one.") String next) {

    /** The worst first, then by code, node and words: the same snapshot always gives the same order. */
    static final Comparator<Finding> ORDER = Comparator.comparing(Finding::severity)
            .thenComparing(Finding::code)
            .thenComparing(Finding::node)
            .thenComparing(Finding::summary);

    public Finding {
        evidence = List.copyOf(evidence);
        if (evidence.isEmpty() || summary.isBlank() || next.isBlank()) {
            throw new IllegalArgumentException("A finding needs a summary, evidence and a next step: " + code);
        }
    }

    static Finding of(FindingCode code, Severity severity, String summary, List<Evidence> evidence, String next) {
        return new Finding(code, severity, summary, evidence, code.meaning(), next);
    }

    static Finding of(FindingCode code, String summary, List<Evidence> evidence, String next) {
        return of(code, code.severity(), summary, evidence, next);
    }

    private String node() {
        return evidence.getFirst().node();
    }
}
