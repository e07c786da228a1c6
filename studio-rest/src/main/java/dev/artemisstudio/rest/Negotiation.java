package dev.artemisstudio.rest;

import io.helidon.http.HttpException;
import io.helidon.http.HttpMediaType;
import io.helidon.webserver.http.ServerRequest;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses a media type by the Accept header (RFC 9110, 12.5.1): the most specific range that fits a type gives its quality,
 * and quality 0 rules it out. Helidon's own choice takes the first range that fits, so {@code *}{@code /*} would overrule a
 * range that refuses.
 */
final class Negotiation {
    private Negotiation() {}

    /**
     * The best of the offered types.
     *
     * @param offered in the order preferred, at least one
     */
    static String choose(ServerRequest request, List<String> offered) {
        List<HttpMediaType> ranges = ranges(request);
        if (ranges.isEmpty()) {
            return offered.getFirst();
        }
        return offered.stream()
                .map(type -> Candidate.of(type, ranges))
                .filter(candidate -> candidate.quality() > 0)
                .min(Comparator.comparing(Candidate::quality)
                        .thenComparing(Candidate::specificity)
                        .reversed())
                .map(Candidate::type)
                .orElseThrow(() ->
                        HttpFailure.of(HttpFault.NOT_ACCEPTABLE, "Served here: " + String.join(", ", offered) + "."));
    }

    private static List<HttpMediaType> ranges(ServerRequest request) {
        try {
            return request.headers().acceptedTypes();
        } catch (IllegalArgumentException | HttpException e) {
            throw HttpFailure.of(HttpFault.NOT_ACCEPTABLE, "The Accept header cannot be read.");
        }
    }

    private record Candidate(String type, double quality, int specificity) {
        static Candidate of(String type, List<HttpMediaType> ranges) {
            HttpMediaType offered = HttpMediaType.create(type);
            return ranges.stream()
                    .filter(range -> range.test(offered.mediaType()))
                    .map(range -> new Candidate(type, range.qualityFactor(), specificity(range)))
                    .max(Comparator.comparing(Candidate::specificity))
                    .orElse(new Candidate(type, 0, 0));
        }

        private static int specificity(HttpMediaType range) {
            return (range.type().equals("*") ? 0 : 1) + (range.subtype().equals("*") ? 0 : 1);
        }
    }
}
