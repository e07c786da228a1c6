package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.error.Rejection;
import jakarta.json.Json;
import jakarta.json.JsonException;
import jakarta.json.JsonObject;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Seals the place a list has reached into an opaque text, and opens it again. A cursor is bound to the question it was made
 * for, is good for {@link #LIFETIME}, and only for the process that made it.
 */
public final class Cursors {
    /** How long a cursor can be used. */
    public static final Duration LIFETIME = Duration.ofHours(1);

    private static final String ALGORITHM = "HmacSHA256";
    private static final int KEY_BYTES = 32;
    private static final int SEAL_BYTES = 16;

    private final SecretKeySpec key;
    private final Clock clock;

    public Cursors(Clock clock) {
        byte[] secret = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(secret);
        this.key = new SecretKeySpec(secret, ALGORITHM);
        this.clock = clock;
    }

    /**
     * A cursor.
     *
     * @param question everything that the place depends on: operation, cluster, filter
     * @param place what the operation needs to go on
     */
    public String seal(String question, JsonObject place) {
        String text = Json.createObjectBuilder()
                .add("t", clock.millis())
                .add("p", place)
                .build()
                .toString();
        byte[] payload = text.getBytes(StandardCharsets.UTF_8);
        byte[] seal = seal(question, payload);
        byte[] token = Arrays.copyOf(seal, SEAL_BYTES + payload.length);
        System.arraycopy(payload, 0, token, SEAL_BYTES, payload.length);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    }

    /**
     * The place a cursor stands for.
     *
     * @throws Rejection of the parameter {@code cursor} where it is forged, made for another question, or too old
     */
    public JsonObject open(String question, String cursor) {
        byte[] token;
        try {
            token = Base64.getUrlDecoder().decode(cursor);
        } catch (IllegalArgumentException e) {
            throw forged();
        }
        if (token.length <= SEAL_BYTES) {
            throw forged();
        }
        byte[] payload = Arrays.copyOfRange(token, SEAL_BYTES, token.length);
        if (!MessageDigest.isEqual(Arrays.copyOf(token, SEAL_BYTES), seal(question, payload))) {
            throw forged();
        }
        JsonObject content = parse(new String(payload, StandardCharsets.UTF_8));
        long age = clock.millis() - content.getJsonNumber("t").longValue();
        if (age > LIFETIME.toMillis()) {
            throw Rejection.of(
                    "cursor",
                    "This cursor is stale: it is older than " + LIFETIME.toMinutes()
                            + " minutes. Call again without cursor.");
        }
        return content.getJsonObject("p");
    }

    private static JsonObject parse(String text) {
        try (var reader = Json.createReader(new StringReader(text))) {
            return reader.readObject();
        } catch (JsonException e) {
            throw forged();
        }
    }

    private static Rejection forged() {
        return Rejection.of(
                "cursor",
                "This cursor was not made by this server for this call. Send the cursor of the previous answer with the"
                        + " same other arguments, or none to begin again.");
    }

    private byte[] seal(String question, byte[] payload) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            mac.update(question.getBytes(StandardCharsets.UTF_8));
            mac.update((byte) 0);
            return Arrays.copyOf(mac.doFinal(payload), SEAL_BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
