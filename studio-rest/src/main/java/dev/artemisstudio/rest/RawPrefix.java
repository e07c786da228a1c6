package dev.artemisstudio.rest;

import io.helidon.common.uri.UriPath;
import io.helidon.http.PathMatcher;
import io.helidon.http.PathMatchers;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Matches every path below a prefix, by its raw form. Helidon's own matchers see the path decoded, where the name
 * {@code a/b} has become two segments.
 */
final class RawPrefix implements PathMatcher {
    private final String prefix;

    RawPrefix(String prefix) {
        this.prefix = prefix;
    }

    /** The segments below the prefix, each decoded once; an empty one stays, so that it can be refused. */
    List<String> segments(UriPath path) {
        String below = path.absolute().rawPath().substring(prefix.length());
        return below.isEmpty()
                ? List.of()
                : Arrays.stream(below.substring(1).split("/", -1))
                        .map(Percent::segment)
                        .toList();
    }

    @Override
    public PathMatchers.MatchResult match(UriPath path) {
        String raw = path.absolute().rawPath();
        return raw.equals(prefix) || raw.startsWith(prefix + "/")
                ? PathMatchers.any().match(path)
                : PathMatchers.MatchResult.notAccepted();
    }

    @Override
    public PathMatchers.PrefixMatchResult prefixMatch(UriPath path) {
        return match(path).accepted()
                ? PathMatchers.any().prefixMatch(path)
                : PathMatchers.PrefixMatchResult.notAccepted();
    }

    @Override
    public Optional<String> matchingElement() {
        return Optional.of(prefix + "/*");
    }
}
