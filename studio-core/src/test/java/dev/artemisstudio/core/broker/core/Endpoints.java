package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.CallPolicy;
import dev.artemisstudio.core.broker.Credentials;
import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.broker.TlsSettings;
import dev.artemisstudio.core.testing.TestBroker;
import java.time.Duration;

/** Endpoints for tests. */
final class Endpoints {
    /** Bounds that a test meets quickly when it wants to. */
    static final CallPolicy SHORT = new CallPolicy(Duration.ofMillis(400), Duration.ofMillis(400), 2, 5_000);

    private Endpoints() {}

    static Endpoint of(TestBroker broker) {
        return of(broker.url());
    }

    static Endpoint of(String url) {
        return new Endpoint("node-under-test", url, Credentials.NONE, TlsSettings.OFF, CallPolicy.DEFAULT);
    }

    static Endpoint of(String url, Credentials credentials) {
        return new Endpoint("node-under-test", url, credentials, TlsSettings.OFF, CallPolicy.DEFAULT);
    }

    static Endpoint impatient(String url) {
        return new Endpoint("node-under-test", url, Credentials.NONE, TlsSettings.OFF, SHORT);
    }
}
