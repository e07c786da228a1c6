package dev.artemisstudio.core.diagnosis;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** One sentence for a whole answer: the worst finding first, then what it rests on and what it can't know. */
final class Verdict {
    private Verdict() {}

    static String of(String subject, List<Finding> findings, String scope, List<String> unreadNodes, List<Gap> gaps) {
        List<Finding> told = findings.stream()
                .filter(f -> f.severity() != Severity.INFO && f.code() != FindingCode.PART_UNREAD)
                .toList();
        StringBuilder text = new StringBuilder(subject).append(": ");
        if (told.isEmpty()) {
            text.append("nothing found in what was read");
        } else {
            text.append(Words.count(told.size(), "finding")).append(", the first: ");
            text.append(withoutFullStop(told.getFirst().summary()));
        }
        text.append(" (").append(decapitalised(scope));
        if (!unreadNodes.isEmpty()) {
            text.append("; not read and not judged: ").append(Words.names(unreadNodes));
        }
        if (!gaps.isEmpty()) {
            text.append("; parts not read: ")
                    .append(gaps.stream()
                            .map(g -> g.what() + " of " + g.node())
                            .distinct()
                            .limit(3)
                            .collect(Collectors.joining(", ")));
        }
        return text.append(").").toString();
    }

    private static String withoutFullStop(String sentence) {
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    private static String decapitalised(String text) {
        return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
    }
}
