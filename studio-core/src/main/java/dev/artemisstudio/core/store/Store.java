package dev.artemisstudio.core.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** Studio's database: opened with its schema brought up to date, used in transactions, closed with its connections. */
public final class Store implements AutoCloseable {
    private static final String FILE = "studio";
    private static final int CONNECTIONS = 4;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final HikariDataSource connections;
    private final Jdbi jdbi;

    private Store(HikariDataSource connections) {
        this.connections = connections;
        this.jdbi = Jdbi.create(connections);
    }

    /**
     * Opens the store and makes or upgrades its tables.
     *
     * @throws StoreFailure where it can't be reached, is in use by another process, or was written by a newer Studio
     */
    public static Store open(StoreSettings settings) {
        HikariDataSource connections = null;
        try {
            connections = new HikariDataSource(pool(settings));
            Flyway.configure()
                    .dataSource(connections)
                    .locations("classpath:dev/artemisstudio/core/store")
                    .load()
                    .migrate();
            return new Store(connections);
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) { // The pool and the migration throw types of their own.
            if (connections != null) {
                connections.close();
            }
            throw new StoreFailure("The store can't be opened: " + reason(e) + ".", e);
        }
    }

    /** Runs work in one transaction: it is committed when this returns, and rolled back when it throws. */
    public <T> T inTransaction(Function<Handle, T> work) {
        try {
            return jdbi.inTransaction(work::apply);
        } catch (JdbiException e) {
            throw new StoreFailure("The store can't be used: " + reason(e) + ".", e);
        }
    }

    @Override
    public void close() {
        connections.close();
    }

    /** The first line of what the database said, which names it; else of the innermost reason. */
    private static String reason(Throwable e) {
        Throwable inner = e;
        while (!(inner instanceof SQLException) && inner.getCause() != null) {
            inner = inner.getCause();
        }
        String message = String.valueOf(inner.getMessage());
        return message.lines().findFirst().orElse(message).replaceAll("\\.$", "");
    }

    private static HikariConfig pool(StoreSettings settings) {
        HikariConfig pool = new HikariConfig();
        pool.setPoolName("studio-store");
        pool.setMaximumPoolSize(CONNECTIONS);
        pool.setMinimumIdle(1);
        pool.setConnectionTimeout(PATIENCE.toMillis());
        switch (settings) {
            case StoreSettings.Embedded embedded -> {
                pool.setJdbcUrl(
                        "jdbc:h2:file:" + directory(embedded.directory()).resolve(FILE)
                                + ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH;WRITE_DELAY=0");
                pool.setUsername("studio");
            }
            case StoreSettings.PostgreSql server -> {
                pool.setJdbcUrl(server.url());
                pool.setUsername(server.user());
                pool.setPassword(server.password());
            }
        }
        return pool;
    }

    private static Path directory(Path directory) {
        try {
            return Files.createDirectories(directory).toAbsolutePath();
        } catch (IOException e) {
            throw new StoreFailure("The data directory " + directory + " can't be made: " + e.getMessage() + ".", e);
        }
    }
}
