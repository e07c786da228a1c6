package dev.artemisstudio.rest;

import dev.artemisstudio.core.dispatch.ErrorJson;
import dev.artemisstudio.core.error.ErrorKind;
import dev.artemisstudio.core.error.Internal;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.error.StudioException;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Failures as problem details (RFC 9457): {@code type}, {@code title}, {@code status}, {@code detail}, where there is one
 * {@code instance}, then the members that MCP shows too. {@code type} is a URN that names the code and is not meant to be
 * fetched: the help topic {@code errors} explains the codes.
 */
final class Problems {
    static final String MEDIA_TYPE = "application/problem+json";
    private static final String TYPE_PREFIX = "urn:artemis-studio:problem:";

    private final String prefix;

    /** @param prefix the path that all routes stand below */
    Problems(String prefix) {
        this.prefix = prefix;
    }

    Reply reply(StudioException failure) {
        JsonObject members = ErrorJson.members(failure);
        ErrorKind kind = failure.kind();
        JsonObjectBuilder body = head(kind.code(), kind.title(), kind.status(), failure.getMessage());
        if (failure instanceof Internal internal) {
            body.add("instance", "urn:uuid:" + internal.id());
        }
        members.forEach((name, value) -> {
            if (!name.equals("detail") && !name.equals("help")) {
                body.add(name, value);
            }
        });
        if (failure instanceof Rejection rejection) {
            body.add("help", help(rejection.helpTopic()));
        }
        Map<String, String> headers =
                kind == ErrorKind.UNAUTHENTICATED ? Map.of("WWW-Authenticate", "Bearer") : Map.of();
        return Reply.of(kind.status(), MEDIA_TYPE, body.build().toString(), headers);
    }

    Reply reply(HttpFailure failure) {
        HttpFault fault = failure.fault();
        JsonObject body = head(fault.code(), fault.title(), fault.status(), failure.getMessage())
                .add("code", fault.code())
                .add("remedy", fault.remedy())
                .add("help", help(""))
                .build();
        Map<String, String> headers =
                failure.allowed().isEmpty() ? Map.of() : Map.of("Allow", String.join(", ", failure.allowed()));
        return Reply.of(fault.status(), MEDIA_TYPE, body.toString(), headers);
    }

    /** What a problem of this kind always says, for the OpenAPI document. */
    static JsonObject sample(ErrorKind kind) {
        return head(kind.code(), kind.title(), kind.status(), kind.title() + ".")
                .add("code", kind.code())
                .add("remedy", kind.remedy())
                .build();
    }

    /** As {@link #sample(ErrorKind)}. */
    static JsonObject sample(HttpFault fault) {
        return head(fault.code(), fault.title(), fault.status(), fault.title() + ".")
                .add("code", fault.code())
                .add("remedy", fault.remedy())
                .build();
    }

    /** Every code that a problem can have. */
    static List<String> codes() {
        return Stream.concat(
                        Stream.of(ErrorKind.values()).map(ErrorKind::code),
                        Stream.of(HttpFault.values()).map(HttpFault::code))
                .collect(Collectors.toList());
    }

    private static JsonObjectBuilder head(String code, String title, int status, String detail) {
        return Json.createObjectBuilder()
                .add("type", TYPE_PREFIX + code)
                .add("title", title)
                .add("status", status)
                .add("detail", detail);
    }

    private String help(String topic) {
        return prefix + "/help" + (topic.isEmpty() ? "" : "/" + URLEncoder.encode(topic, StandardCharsets.UTF_8));
    }
}
