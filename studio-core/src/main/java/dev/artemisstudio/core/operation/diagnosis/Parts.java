package dev.artemisstudio.core.operation.diagnosis;

import dev.artemisstudio.core.diagnosis.Gap;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.error.StudioException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads one node part by part: a part that the broker refuses is a gap, and the others are read all the same. */
final class Parts {
    private final String node;
    private final List<Gap> gaps = new ArrayList<>();

    Parts(String node) {
        this.node = node;
    }

    String node() {
        return node;
    }

    /** The part, or nothing and a gap. A node that is gone is no gap: it fails as a whole. */
    <T> Optional<T> read(String what, Supplier<T> question) {
        try {
            return Optional.of(question.get());
        } catch (BrokerUnavailable e) {
            throw e;
        } catch (StudioException e) {
            gaps.add(new Gap(node, what, e.getMessage()));
            return Optional.empty();
        }
    }

    /** Says that a part was left out for being too much. */
    void leftOut(String what, String reason) {
        gaps.add(new Gap(node, what, reason));
    }

    List<Gap> gaps() {
        return List.copyOf(gaps);
    }
}
