package dev.artemisstudio.distribution.demo;

import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The child's side of the bond between the demo and its processes. Standard input is a pipe that only the parent holds: when it ends,
 * the parent has gone or wants the child to go, even if the parent was killed and could say nothing. An interrupt from the terminal
 * takes the same road, so a child tidies up after itself whichever comes first.
 */
final class Child {

    /** The one line that a child writes to standard output. */
    static final String READY = "ready";

    private static final long STOP_LIMIT_MILLIS = 5_000;
    private static final int FAILED = 1;

    /** Held so that the level is not lost with the logger. */
    private static final Logger ROOT = Logger.getLogger("");

    private final DemoLayout layout;
    private final String name;
    private volatile Attendance attendance;
    private volatile boolean started;
    private volatile boolean leaving;

    Child(DemoLayout layout, String name) {
        this.layout = layout;
        this.name = name;
    }

    /** Something that may fail in any way; a failure ends the child. */
    @FunctionalInterface
    interface Step {
        void run() throws Exception;
    }

    /** Starts, reports, then stays until the parent goes. */
    void run(Step start, Step stop) {
        ROOT.setLevel(Level.WARNING);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> tidy(stop), name + "-tidy"));
        Thread.ofPlatform().daemon().name("parent-watch").start(Child::leaveWithParent);
        try {
            attendance = Attendance.in(layout.root());
            start.run();
        } catch (Exception | LinkageError e) {
            if (leaving) {
                // A start that was overtaken by the end: the tidying goes on and ends the process.
                park();
            }
            ROOT.log(Level.SEVERE, name + " did not start", e);
            // Halt, not exit: the directory with this log must survive until the parent has read it.
            Runtime.getRuntime().halt(FAILED);
        }
        started = true;
        System.out.println(READY);
        System.out.flush();
        park();
    }

    private static void leaveWithParent() {
        try {
            while (System.in.read() >= 0) {
                // The parent never writes; only the end of the stream means something.
            }
        } catch (IOException e) {
            // A broken pipe is an end as well.
        }
        Runtime.getRuntime().exit(0);
    }

    private static void park() {
        try {
            Thread.currentThread().join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void tidy(Step stop) {
        leaving = true;
        if (started) {
            stopWithin(stop);
        }
        Directories.delete(layout.root().resolve(name));
        removeRootIfLast();
        // At once: a start under way would write new files, and a broker's threads would linger.
        Runtime.getRuntime().halt(0);
    }

    private void stopWithin(Step stop) {
        Thread stopper = Thread.ofPlatform().daemon().name(name + "-stop").start(() -> {
            try {
                stop.run();
            } catch (Exception e) {
                ROOT.log(Level.WARNING, name + " did not stop cleanly", e);
            }
        });
        try {
            stopper.join(STOP_LIMIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The last child to leave puts out the light, in case there is no parent left to do it. */
    private void removeRootIfLast() {
        Attendance mine = attendance;
        if (mine != null && mine.leaveAsLast()) {
            Directories.delete(layout.root());
        }
    }
}
