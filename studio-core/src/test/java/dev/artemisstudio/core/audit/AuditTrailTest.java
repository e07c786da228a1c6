package dev.artemisstudio.core.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.audit.AuditRow.Phase;
import dev.artemisstudio.core.store.Store;
import dev.artemisstudio.core.store.StoreFailure;
import dev.artemisstudio.core.store.StoreSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The trail on both databases. */
class AuditTrailTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
    private static final AuditOutcome DONE = new AuditOutcome("done", "{\"a\":3}", Duration.ofMillis(12));

    @TempDir
    private Path folder;

    private static AuditTrail trail(Store store) {
        return trail(store, "one", NOON);
    }

    private static AuditTrail trail(Store store, String instance, Instant now) {
        return new AuditTrail(store, instance, Clock.fixed(now, ZoneOffset.UTC));
    }

    static AuditCall call(String id) {
        return new AuditCall(
                id,
                "anna",
                "mcp",
                "inspector 1.0",
                "messages.purge",
                "prod",
                "orders \"é\" 'x'",
                "{\"queue\":\"orders\"}",
                false,
                true);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsReadAndTheChainIsSound(Databases database) {
        try (Store store = database.open()) {
            AuditTrail trail = trail(store);
            assertThat(trail.verify().fault()).as("an empty trail").isEmpty();
            trail.begin(call("c-1"));
            trail.end(call("c-1"), DONE);

            List<AuditRow> rows = trail.rows(1, 10);
            assertThat(rows).extracting(AuditRow::phase).containsExactly(Phase.INTENT, Phase.OUTCOME);
            assertThat(rows).extracting(AuditRow::call).containsOnly(call("c-1"));
            assertThat(rows.get(1).outcome()).isEqualTo(DONE);
            assertThat(rows.get(1).at()).isEqualTo(NOON);
            assertThat(rows.get(1).previousHash()).isEqualTo(rows.get(0).hash());
            ChainCheck check = trail.verify();
            assertThat(check.fault()).isEmpty();
            assertThat(check.lastSeq()).isEqualTo(2);
            assertThat(check.lastHash()).isEqualTo(rows.get(1).hash());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "EMBEDDED, update audit_row set subject = 'other' where seq = 3, row 3 was changed",
        "POSTGRESQL, update audit_row set subject = 'other' where seq = 3, row 3 was changed",
        "EMBEDDED, update audit_row set dry_run = true where seq = 1, row 1 was changed",
        "POSTGRESQL, update audit_row set at_millis = at_millis + 1 where seq = 6, row 6 was changed",
        "EMBEDDED, delete from audit_row where seq = 4, row 4 is missing",
        "POSTGRESQL, delete from audit_row where seq = 1, row 1 is missing",
        "EMBEDDED, delete from audit_row where seq = 6, 'row 6 is missing, and all behind it'",
        "EMBEDDED, update audit_row set actor = 'anna ' where seq = 2, row 2 was changed"
    })
    void aRowThatWasChangedOrTakenOutIsFound(Databases database, String tampering, String fault) {
        try (Store store = database.open()) {
            AuditTrail trail = trail(store);
            for (int i = 1; i <= 3; i++) {
                trail.begin(call("c-" + i));
                trail.end(call("c-" + i), DONE);
            }
            assertThat(trail.verify().fault()).isEmpty();
            assertThat(store.<Integer>inTransaction(handle -> handle.execute(tampering)))
                    .isEqualTo(1);
            assertThat(trail.verify().fault()).contains(fault);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRowThatWasChangedTogetherWithItsHashBreaksTheNextLink(Databases database) {
        try (Store store = database.open()) {
            AuditTrail trail = trail(store);
            IntStream.rangeClosed(1, 3).forEach(i -> trail.begin(call("c-" + i)));
            AuditRow second = trail.rows(2, 1).getFirst();
            AuditRow forged = new AuditRow(
                    2,
                    second.at(),
                    second.phase(),
                    "other",
                    second.call(),
                    second.outcome(),
                    second.previousHash(),
                    "");
            store.inTransaction(
                    handle -> handle.createUpdate("update audit_row set instance = 'other', hash = :hash where seq = 2")
                            .bind("hash", RowHash.of(forged))
                            .execute());
            assertThat(trail.verify().fault()).contains("row 3 does not follow the row before it");
        }
    }

    @ParameterizedTest
    @EnumSource
    void retentionMovesTheBeginningAndKeepsTheChainSound(Databases database) {
        try (Store store = database.open()) {
            trail(store, "one", NOON.minusSeconds(7_200)).begin(call("old"));
            trail(store, "one", NOON.minusSeconds(7_100)).end(call("old"), DONE);
            AuditTrail trail = trail(store);
            trail.begin(call("new"));

            assertThat(trail.retain(Duration.ofHours(1))).isEqualTo(2);
            assertThat(trail.rows(1, 10)).extracting(row -> row.call().callId()).containsExactly("new");
            assertThat(trail.verify().fault()).isEmpty();
            assertThat(trail.verify().firstSeq()).isEqualTo(3);

            assertThat(trail(store, "one", NOON.plusSeconds(7_200)).retain(Duration.ofHours(1)))
                    .isEqualTo(1);
            assertThat(trail.verify().fault()).as("nothing left").isEmpty();
            trail.begin(call("next"));
            assertThat(trail.verify().lastSeq()).isEqualTo(4);
            assertThat(trail.verify().fault()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void manyWritersMakeOneChain(Databases database) throws Exception {
        try (Store store = database.open();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            AuditTrail one = trail(store, "one", NOON);
            AuditTrail two = trail(store, "two", NOON);
            List<Callable<Void>> writes = IntStream.range(0, 40)
                    .<Callable<Void>>mapToObj(i -> () -> {
                        (i % 2 == 0 ? one : two).begin(call("c-" + i));
                        return null;
                    })
                    .toList();
            for (Future<Void> write : threads.invokeAll(writes)) {
                write.get();
            }
            assertThat(one.verify().fault()).isEmpty();
            assertThat(one.verify().lastSeq()).isEqualTo(40);
        }
    }

    @ParameterizedTest
    @EnumSource
    void onlyWhatThisInstanceLeftOpenBecomesUnknown(Databases database) {
        try (Store store = database.open()) {
            AuditTrail one = trail(store, "one", NOON);
            one.begin(call("ended"));
            one.end(call("ended"), DONE);
            one.begin(call("left"));
            trail(store, "two", NOON).begin(call("of another"));

            AuditTrail restarted = trail(store, "one", NOON.plusSeconds(5));
            assertThat(restarted.closeWhatWasLeftOpen()).isEqualTo(1);
            AuditRow last = restarted.rows(5, 1).getFirst();
            assertThat(last.call()).isEqualTo(call("left"));
            assertThat(last.outcome().word()).isEqualTo("unknown");
            assertThat(last.outcome().took()).isEqualTo(Duration.ofSeconds(5));
            assertThat(restarted.closeWhatWasLeftOpen()).as("once").isZero();
            assertThat(restarted.verify().fault()).isEmpty();
        }
    }

    @Test
    void aProcessThatIsKilledBetweenLeavesUnknown() throws Exception {
        Process studio = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledBetween.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(studio.inputReader().readLine()).isEqualTo("begun");
        assertThatThrownBy(() -> Store.open(new StoreSettings.Embedded(folder)))
                .as("another process has it")
                .isInstanceOf(StoreFailure.class)
                .hasMessageContaining("in use");
        studio.destroyForcibly().waitFor(); // SIGKILL: nothing of it runs any more.

        try (Store store = Store.open(new StoreSettings.Embedded(folder))) {
            AuditTrail trail = trail(store);
            assertThat(trail.rows(1, 10)).as("the intent was committed").hasSize(1);
            assertThat(trail.closeWhatWasLeftOpen()).isEqualTo(1);
            assertThat(trail.rows(2, 1).getFirst().outcome().word()).isEqualTo("unknown");
            assertThat(trail.verify().fault()).isEmpty();
        }
    }

    @Test
    void aStoreThatCanNotBeOpenedSaysSo() throws Exception {
        try (Store store = Store.open(new StoreSettings.Embedded(folder))) {
            assertThat(trail(store).verify().fault()).isEmpty();
            Path file = Files.writeString(folder.resolve("file"), "in the way");
            assertThatThrownBy(() -> Store.open(new StoreSettings.Embedded(file.resolve("data"))))
                    .isInstanceOf(StoreFailure.class)
                    .hasMessageContaining(file.toString());
        }
        StoreSettings nowhere =
                new StoreSettings.PostgreSql("jdbc:postgresql://127.0.0.1:1/studio", "studio", "hush-hush");
        assertThatThrownBy(() -> Store.open(nowhere))
                .isInstanceOf(StoreFailure.class)
                .hasMessageContaining("127.0.0.1:1")
                .hasMessageNotContaining("hush-hush");
        assertThat(nowhere.toString()).doesNotContain("hush-hush");
    }

    @ParameterizedTest
    @EnumSource
    void whatWasClosedCanNotBeWritten(Databases database) {
        Store store = database.open();
        AuditTrail trail = trail(store);
        store.close();
        assertThatThrownBy(() -> trail.begin(call("late"))).isInstanceOf(StoreFailure.class);
    }
}
