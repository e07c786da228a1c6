package dev.artemisstudio.core.audit;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** The hash that chains rows: SHA-256 over the hash of the row before and every field, each with its length before it. */
final class RowHash {
    /** What stands before the first row. */
    static final String ORIGIN = "0".repeat(64);

    private RowHash() {}

    static String of(AuditRow row) {
        AuditCall call = row.call();
        List<Object> fields = List.of(
                row.previousHash(),
                row.seq(),
                row.at().toEpochMilli(),
                row.phase(),
                row.instance(),
                call.callId(),
                call.actor(),
                call.surface(),
                call.client(),
                call.operation(),
                call.clusterId(),
                call.subject(),
                call.arguments(),
                call.dryRun(),
                call.humanConfirmed(),
                row.outcome().word(),
                row.outcome().counts(),
                row.outcome().took().toMillis());
        MessageDigest digest = sha256();
        for (Object field : fields) {
            byte[] bytes = field.toString().getBytes(StandardCharsets.UTF_8);
            // The length keeps two fields from passing for two others with the same letters.
            digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
            digest.update(bytes);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
