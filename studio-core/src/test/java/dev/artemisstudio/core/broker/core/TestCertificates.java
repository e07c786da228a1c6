package dev.artemisstudio.core.broker.core;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** Self-signed keys and certificates as PKCS12 and PEM files, made by the JDK's keytool. */
final class TestCertificates {
    static final String PASSWORD = "store-pass";

    private final Path directory;

    TestCertificates(Path directory) {
        this.directory = directory;
    }

    /** A PKCS12 file with a key whose certificate is valid for the host alone. */
    Path key(String name, String host) throws Exception {
        Path store = directory.resolve(name + ".p12");
        String san = Character.isDigit(host.charAt(0)) ? "san=ip:" + host : "san=dns:" + host;
        keytool(
                "-genkeypair",
                "-alias",
                name,
                "-keyalg",
                "EC",
                "-dname",
                "CN=" + name,
                "-ext",
                san,
                "-validity",
                "2",
                "-storetype",
                "PKCS12",
                "-keystore",
                store.toString(),
                "-storepass",
                PASSWORD);
        return store;
    }

    /** A PKCS12 file that trusts the certificate of a key. */
    Path trust(Path key) throws Exception {
        KeyStore trust = KeyStore.getInstance("PKCS12");
        trust.load(null, null);
        trust.setCertificateEntry("trusted", certificate(key));
        Path store = directory.resolve("trust-" + key.getFileName());
        try (var out = Files.newOutputStream(store)) {
            trust.store(out, PASSWORD.toCharArray());
        }
        return store;
    }

    /** A PEM file with the certificate of a key. */
    Path pemTrust(Path key) throws Exception {
        return Files.writeString(
                directory.resolve("trust-" + key.getFileName() + ".pem"),
                pem("CERTIFICATE", certificate(key).getEncoded()));
    }

    /** A PEM file with the key and its certificate. */
    Path pemKey(Path key) throws Exception {
        KeyStore store = load(key);
        String alias = store.aliases().nextElement();
        byte[] secret = store.getKey(alias, PASSWORD.toCharArray()).getEncoded();
        return Files.writeString(
                directory.resolve(key.getFileName() + ".pem"),
                pem("PRIVATE KEY", secret) + pem("CERTIFICATE", certificate(key).getEncoded()));
    }

    private static Certificate certificate(Path key) throws Exception {
        KeyStore store = load(key);
        return store.getCertificate(store.aliases().nextElement());
    }

    private static KeyStore load(Path path) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (var in = Files.newInputStream(path)) {
            store.load(in, PASSWORD.toCharArray());
        }
        return store;
    }

    private static String pem(String label, byte[] content) {
        String body = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content);
        return "-----BEGIN " + label + "-----\n" + body + "\n-----END " + label + "-----\n";
    }

    private static void keytool(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("keytool failed: " + output);
        }
    }
}
