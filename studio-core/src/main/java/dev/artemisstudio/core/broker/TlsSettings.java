package dev.artemisstudio.core.broker;

/**
 * How to trust a broker and how to show who we are. Paths are PKCS12 or PEM files, told apart by their ending
 * ({@code .p12}, {@code .pfx}, {@code .pem}, {@code .crt}); empty where not used.
 */
public record TlsSettings(
        boolean enabled,
        String trustPath,
        String trustPassword,
        String keyPath,
        String keyPassword,
        boolean verifyHost) {
    /** No TLS. */
    public static final TlsSettings OFF = new TlsSettings(false, "", "", "", "", true);

    @Override
    public String toString() {
        return "TlsSettings[enabled=" + enabled + ", trustPath=" + trustPath + ", keyPath=" + keyPath + "]";
    }
}
