package dev.artemisstudio.core.audit;

import dev.artemisstudio.core.store.Store;
import dev.artemisstudio.core.store.StoreSettings;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** The databases that every test of what is stored runs on: the embedded one, and a real PostgreSQL server shared by all tests. */
enum Databases {
    EMBEDDED {
        @Override
        StoreSettings fresh() {
            try {
                Path directory = Files.createTempDirectory("studio-store");
                directory.toFile().deleteOnExit();
                return new StoreSettings.Embedded(directory.resolve("data"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    },
    POSTGRESQL {
        @Override
        StoreSettings fresh() {
            String name = "studio_" + NUMBER.incrementAndGet();
            try (Connection connection = server().getPostgresDatabase().getConnection();
                    var statement = connection.createStatement()) {
                statement.execute("create database " + name);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
            return new StoreSettings.PostgreSql(server().getJdbcUrl("postgres", name), "postgres", "postgres");
        }
    };

    private static final AtomicInteger NUMBER = new AtomicInteger();
    private static EmbeddedPostgres server;

    /** An empty database of its own. */
    abstract StoreSettings fresh();

    Store open() {
        return Store.open(fresh());
    }

    private static synchronized EmbeddedPostgres server() {
        if (server == null) {
            try {
                server = EmbeddedPostgres.builder()
                        .setPGStartupWait(Duration.ofMinutes(1))
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                try {
                    server.close();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }));
        }
        return server;
    }
}
