package dev.artemisstudio.core.store;

import java.nio.file.Path;

/** Where Studio keeps what must outlive it. */
public sealed interface StoreSettings {
    /**
     * The embedded database, one file in a directory that is made where it is absent. One process at a time.
     *
     * @param directory of Studio's data
     */
    record Embedded(Path directory) implements StoreSettings {}

    /**
     * A PostgreSQL database, which several instances may share.
     *
     * @param url such as {@code jdbc:postgresql://db.example.com/studio}
     */
    record PostgreSql(String url, String user, String password) implements StoreSettings {
        @Override
        public String toString() {
            return "PostgreSql[url=" + url + ", user=" + user + "]";
        }
    }
}
