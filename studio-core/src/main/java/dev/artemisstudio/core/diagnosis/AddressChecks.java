package dev.artemisstudio.core.diagnosis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Addresses at their own limits, where producers wait, fail or lose messages. */
final class AddressChecks {
    private static final int FULL_PERCENT = 100;

    private AddressChecks() {}

    static Stream<Finding> limits(ClusterSnapshot snapshot, Thresholds thresholds) {
        return limits(snapshot.addresses(), thresholds);
    }

    static Stream<Finding> limit(QueuePart part, QueueSnapshot snapshot, Thresholds thresholds) {
        return limits(part.addressSample().stream().toList(), thresholds);
    }

    private static Stream<Finding> limits(List<AddressSample> addresses, Thresholds thresholds) {
        List<AddressSample> fullest = addresses.stream()
                .filter(AddressSample::refuses)
                .filter(a -> a.percent() >= thresholds.nearMemoryPercent())
                .sorted(Comparator.comparingInt((AddressSample a) -> -a.percent())
                        .thenComparing(a -> a.facts().name())
                        .thenComparing(AddressSample::node))
                .toList();
        List<AddressSample> reached =
                fullest.stream().filter(a -> a.percent() >= FULL_PERCENT).toList();
        List<AddressSample> near =
                fullest.stream().filter(a -> a.percent() < FULL_PERCENT).toList();
        return Stream.concat(
                finding(FindingCode.ADDRESS_LIMIT_REACHED, reached), finding(FindingCode.ADDRESS_NEAR_LIMIT, near));
    }

    private static Stream<Finding> finding(FindingCode code, List<AddressSample> addresses) {
        if (addresses.isEmpty()) {
            return Stream.empty();
        }
        AddressSample first = addresses.getFirst();
        int others = addresses.size() - 1;
        String summary = "Address " + Words.quoted(first.facts().name()) + " on " + first.node() + " is at "
                + first.percent() + " % of its limit, and "
                + (code == FindingCode.ADDRESS_LIMIT_REACHED ? "" : "at 100 % ") + effect(first)
                + (others == 0 ? "." : "; so it is with " + others + " more.");
        List<Evidence> evidence = addresses.stream()
                .limit(BacklogChecks.EVIDENCE_MAX)
                .flatMap(AddressChecks::evidence)
                .toList();
        return Stream.of(Finding.of(
                code,
                summary,
                evidence,
                Words.list("addresses", first.facts().name()) + " shows what it holds; " + Words.list("consumers", "")
                        + " who should take its messages; "
                        + Words.list("address_settings", first.facts().name()) + " the limit."));
    }

    private static String effect(AddressSample address) {
        return "address-full-policy " + address.policy()
                + switch (address.policy()) {
                    case "BLOCK" -> " makes producers wait";
                    case "FAIL" -> " gives producers an error";
                    case "DROP" -> " drops new messages without a word";
                    default -> " applies";
                };
    }

    private static Stream<Evidence> evidence(AddressSample address) {
        Witness witness = new Witness(address.node(), address.readAt());
        String name = Words.quoted(address.facts().name());
        List<Evidence> evidence = new ArrayList<>();
        evidence.add(witness.percent("limit of " + name + " in use", address.percent()));
        address.limit("maxSizeBytes").ifPresent(most -> {
            evidence.add(witness.says(
                    "memory held by messages of " + name, address.facts().sizeBytes(), "bytes"));
            evidence.add(witness.says("max-size-bytes of " + name, most, "bytes"));
        });
        address.limit("maxSizeMessages").ifPresent(most -> {
            evidence.add(witness.count("messages of " + name, address.facts().messages()));
            evidence.add(witness.count("max-size-messages of " + name, most));
        });
        return evidence.stream();
    }
}
