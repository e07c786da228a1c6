package dev.artemisstudio.core.catalogue;

import java.util.Arrays;
import java.util.List;

/**
 * Where an operation stands in REST, below {@code /api/v1}.
 *
 * @param template such as {@code /clusters/{clusterId}/queues}; a segment in braces is a parameter
 */
public record Route(Method method, String template) {
    /** HTTP methods in use. */
    public enum Method {
        GET,
        POST,
        PUT,
        PATCH,
        DELETE
    }

    /** A route that looks. */
    public static Route get(String template) {
        return new Route(Method.GET, template);
    }

    /** The segments of the template, without slashes. */
    public List<String> segments() {
        return Arrays.stream(template.split("/")).filter(s -> !s.isEmpty()).toList();
    }

    /** The names of the parameters in the path, in order. */
    public List<String> pathParameters() {
        return segments().stream()
                .filter(Route::isParameter)
                .map(s -> s.substring(1, s.length() - 1))
                .toList();
    }

    /** Whether a segment stands for a parameter. */
    public static boolean isParameter(String segment) {
        return segment.startsWith("{") && segment.endsWith("}");
    }

    @Override
    public String toString() {
        return method + " " + template;
    }
}
