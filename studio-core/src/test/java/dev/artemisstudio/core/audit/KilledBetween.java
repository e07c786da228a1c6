package dev.artemisstudio.core.audit;

import dev.artemisstudio.core.store.Store;
import dev.artemisstudio.core.store.StoreSettings;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.CountDownLatch;

/** A process that begins a call and never ends it. */
final class KilledBetween {
    private KilledBetween() {}

    public static void main(String[] arguments) throws InterruptedException {
        Store store = Store.open(new StoreSettings.Embedded(Path.of(arguments[0])));
        new AuditTrail(store, "one", Clock.systemUTC()).begin(AuditTrailTest.call("killed"));
        System.out.println("begun");
        new CountDownLatch(1).await();
    }
}
