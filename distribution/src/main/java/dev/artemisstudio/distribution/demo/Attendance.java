package dev.artemisstudio.distribution.demo;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Which children are still there. Each holds a shared lock on one file; the system gives it back even when the child is killed, so what
 * a child left behind never counts as its presence.
 */
final class Attendance {

    private static final String FILE = "children.lock";

    private final FileChannel file;
    private final FileLock presence;

    private Attendance(FileChannel file, FileLock presence) {
        this.file = file;
        this.presence = presence;
    }

    static Attendance in(Path root) throws IOException {
        FileChannel file = FileChannel.open(
                root.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        return new Attendance(file, file.lock(0, Long.MAX_VALUE, true));
    }

    /** Leaves; true when nobody else is there any more. */
    boolean leaveAsLast() {
        try (file) {
            presence.release();
            return file.tryLock() != null;
        } catch (IOException e) {
            // Whoever is last finds out; one that can't tell is not.
            return false;
        }
    }
}
