package dev.artemisstudio.rest;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Decodes percent escapes once, strictly: a half escape or bytes that are not UTF-8 are refused, never replaced. */
final class Percent {
    private static final int ESCAPE_LENGTH = 3;
    private static final int HEX = 16;

    private Percent() {}

    /** A path segment. */
    static String segment(String raw) {
        return decode(raw, '+');
    }

    /** A name or value of a query, where {@code +} stands for a space as HTML forms write it. */
    static String query(String raw) {
        return decode(raw, ' ');
    }

    private static String decode(String raw, char plus) {
        ByteBuffer bytes = ByteBuffer.allocate(raw.length() * ESCAPE_LENGTH);
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c == '%') {
                bytes.put(escaped(raw, i));
                i += ESCAPE_LENGTH - 1;
            } else if (c == '+') {
                bytes.put((byte) plus);
            } else {
                bytes.put(String.valueOf(c).getBytes(StandardCharsets.UTF_8));
            }
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(bytes.flip())
                    .toString();
        } catch (CharacterCodingException e) {
            throw HttpFailure.of(HttpFault.MALFORMED_REQUEST, "'" + raw + "' is not percent-encoded UTF-8.");
        }
    }

    private static byte escaped(String raw, int at) {
        int high = at + 1 < raw.length() ? Character.digit(raw.charAt(at + 1), HEX) : -1;
        int low = at + 2 < raw.length() ? Character.digit(raw.charAt(at + 2), HEX) : -1;
        if (high < 0 || low < 0) {
            throw HttpFailure.of(HttpFault.MALFORMED_REQUEST, "'" + raw + "' has a broken percent escape.");
        }
        return (byte) (high * HEX + low);
    }
}
