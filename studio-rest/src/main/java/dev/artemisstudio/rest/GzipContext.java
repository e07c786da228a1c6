package dev.artemisstudio.rest;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.encoding.ContentDecoder;
import io.helidon.http.encoding.ContentEncoder;
import io.helidon.http.encoding.ContentEncodingContext;
import io.helidon.http.encoding.ContentEncodingContextConfig;
import java.util.Locale;
import java.util.NoSuchElementException;

/**
 * Sends answers with gzip where a client accepts it; bodies of requests come plain. Helidon 4.5.0 publishes no gzip module,
 * and its own negotiation serves gzip to {@code gzip;q=0} and fails on a quality that is no number.
 */
final class GzipContext implements ContentEncodingContext {
    private static final String GZIP = "gzip";
    private static final String IDENTITY = "identity";

    @Override
    public boolean contentEncodingEnabled() {
        return true;
    }

    @Override
    public boolean contentDecodingEnabled() {
        return false;
    }

    @Override
    public boolean contentEncodingSupported(String encodingId) {
        return encodingId.equals(GZIP) || encodingId.equals(IDENTITY);
    }

    @Override
    public boolean contentDecodingSupported(String encodingId) {
        return encodingId.equals(IDENTITY);
    }

    @Override
    public ContentEncoder encoder(String encodingId) {
        return switch (encodingId) {
            case GZIP -> new GzipEncoder();
            case IDENTITY -> ContentEncoder.NO_OP;
            default -> throw new NoSuchElementException("No encoder is called " + encodingId);
        };
    }

    @Override
    public ContentDecoder decoder(String encodingId) {
        if (encodingId.equals(IDENTITY)) {
            return ContentDecoder.NO_OP;
        }
        throw new NoSuchElementException("No decoder is called " + encodingId);
    }

    @Override
    public ContentEncoder encoder(Headers headers) {
        if (!headers.contains(HeaderNames.ACCEPT_ENCODING)) {
            return ContentEncoder.NO_OP;
        }
        boolean accepted = false;
        for (String value : headers.get(HeaderNames.ACCEPT_ENCODING).allValues(true)) {
            String[] parts = value.toLowerCase(Locale.ROOT).replace(" ", "").split(";");
            if (parts[0].equals(GZIP) || parts[0].equals("x-gzip")) {
                return wanted(parts) ? new GzipEncoder() : ContentEncoder.NO_OP;
            }
            accepted |= parts[0].equals("*") && wanted(parts);
        }
        return accepted ? new GzipEncoder() : ContentEncoder.NO_OP;
    }

    @Override
    public ContentEncodingContextConfig prototype() {
        return ContentEncodingContextConfig.builder()
                .contentEncodingsDiscoverServices(false)
                .buildPrototype();
    }

    /** Whether a coding has a quality above 0; one that cannot be read is taken as a refusal, which is always safe. */
    private static boolean wanted(String[] parts) {
        for (int i = 1; i < parts.length; i++) {
            if (parts[i].startsWith("q=")) {
                return parts[i].matches("q=(1(\\.0{0,3})?|0?\\.(?!0*$)[0-9]{1,3})");
            }
        }
        return true;
    }
}
