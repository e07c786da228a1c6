package dev.artemisstudio.rest;

import io.helidon.http.HttpException;
import io.helidon.http.HttpMediaType;
import io.helidon.webserver.http.ServerRequest;
import jakarta.json.Json;
import jakarta.json.JsonConfig;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonReaderFactory;
import jakarta.json.JsonValue;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParsingException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Reads the body of a request: one JSON object in UTF-8, no larger than a limit, no member twice. */
final class JsonBody {
    private static final JsonReaderFactory READERS =
            Json.createReaderFactory(Map.of(JsonConfig.KEY_STRATEGY, JsonConfig.KeyStrategy.NONE));

    private final int maxBytes;

    /** @param maxBytes the largest body that is read */
    JsonBody(int maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** The object sent; an empty one where there is no body. */
    JsonObject read(ServerRequest request) {
        if (!request.content().hasEntity()) {
            return JsonValue.EMPTY_JSON_OBJECT;
        }
        requireJson(request);
        return parse(decode(bytes(request)));
    }

    private static void requireJson(ServerRequest request) {
        try {
            boolean json = request.headers()
                    .contentType()
                    .filter(type ->
                            type.type().equals("application") && type.subtype().equals("json"))
                    .filter(JsonBody::isUtf8)
                    .isPresent();
            if (json) {
                return;
            }
        } catch (IllegalArgumentException | HttpException e) {
            // Not a media type at all: refused with the same words.
        }
        throw HttpFailure.of(HttpFault.UNSUPPORTED_MEDIA_TYPE, "A body must be application/json in UTF-8.");
    }

    private static boolean isUtf8(HttpMediaType type) {
        return type.charset().map("utf-8"::equalsIgnoreCase).orElse(true);
    }

    private byte[] bytes(ServerRequest request) {
        if (request.headers().contentLength().orElse(0) > maxBytes) {
            throw tooLarge();
        }
        try (InputStream in = request.content().inputStream()) {
            byte[] bytes = in.readNBytes(maxBytes + 1);
            if (bytes.length > maxBytes) {
                throw tooLarge();
            }
            return bytes;
        } catch (IOException e) {
            throw malformed("The body ended before it was whole.");
        }
    }

    private HttpFailure tooLarge() {
        return HttpFailure.of(HttpFault.BODY_TOO_LARGE, "A body may have " + maxBytes + " bytes at most.");
    }

    private static String decode(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw malformed("The body is not UTF-8.");
        }
    }

    private static JsonObject parse(String text) {
        JsonValue value = value(text);
        if (value instanceof JsonObject object) {
            return object;
        }
        throw malformed(
                value.getValueType() == JsonValue.ValueType.ARRAY
                        ? "A batch is not accepted: send one JSON object."
                        : "The body must be one JSON object.");
    }

    /** Two passes, as the reader alone stops at the end of the value and the parser alone lets members repeat. */
    private static JsonValue value(String text) {
        try (JsonParser parser = Json.createParser(new StringReader(text));
                JsonReader reader = READERS.createReader(new StringReader(text))) {
            while (parser.hasNext()) {
                parser.next();
            }
            return reader.readValue();
        } catch (JsonParsingException e) {
            throw malformed("The body is not JSON" + place(e) + ".");
        } catch (RuntimeException e) {
            // The parser refuses deep nesting, huge numbers and repeated members each with an exception of its own.
            throw malformed("The body is not JSON that is read here: no member twice, no nesting beyond 1,000 levels.");
        }
    }

    private static HttpFailure malformed(String detail) {
        return HttpFailure.of(HttpFault.MALFORMED_REQUEST, detail);
    }

    private static String place(JsonParsingException e) {
        return e.getLocation() == null || e.getLocation().getLineNumber() < 1
                ? ""
                : " at line " + e.getLocation().getLineNumber() + ", column "
                        + e.getLocation().getColumnNumber();
    }
}
