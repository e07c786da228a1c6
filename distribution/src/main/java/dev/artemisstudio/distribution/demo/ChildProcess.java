package dev.artemisstudio.distribution.demo;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The parent's side of one child: a Java process that ends when the pipe to its standard input does. */
final class ChildProcess {

    /** From this release on the JVM warns about netty's use of sun.misc.Unsafe, and knows the option that stops it. */
    private static final int UNSAFE_WARNINGS_SINCE = 23;

    private final String name;
    private final Path log;
    private final Process process;
    private final CompletableFuture<Void> ready = new CompletableFuture<>();

    private ChildProcess(String name, Path log, Process process) {
        this.name = name;
        this.log = log;
        this.process = process;
    }

    /** Runs the main class in the Java that runs this, on the same class path; what it writes to standard error goes to the log. */
    static ChildProcess launch(String name, Class<?> main, List<String> arguments, int heapMib, Path log) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Xmx" + heapMib + "m",
                "-Xss512k",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "--enable-native-access=ALL-UNNAMED"));
        if (Runtime.version().feature() >= UNSAFE_WARNINGS_SINCE) {
            command.add("--sun-misc-unsafe-memory-access=allow");
        }
        command.add(main.getName());
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(log.toFile());
        // In the environment it does not flood the process listing.
        builder.environment().put("CLASSPATH", absoluteClassPath());
        try {
            ChildProcess child = new ChildProcess(name, log, builder.start());
            Thread.ofPlatform().daemon().name("output of " + name).start(child::readOutput);
            return child;
        } catch (IOException e) {
            throw new DemoFailure("Could not start a Java process for " + name + ": " + e.getMessage(), e);
        }
    }

    private static String absoluteClassPath() {
        List<String> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            entries.add(Path.of(entry).toAbsolutePath().toString());
        }
        return String.join(File.pathSeparator, entries);
    }

    private void readOutput() {
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = output.readLine(); line != null; line = output.readLine()) {
                if (line.equals(Child.READY)) {
                    ready.complete(null);
                }
            }
        } catch (IOException e) {
            // The stream was closed with the process.
        }
        ready.completeExceptionally(new IllegalStateException("ended"));
    }

    String name() {
        return name;
    }

    long pid() {
        return process.pid();
    }

    Path log() {
        return log;
    }

    /** Waits until the child says that it is ready; says in one phrase why it is not. */
    void awaitReady(Duration limit) {
        try {
            ready.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new DemoFailure(name + " was not ready within " + limit.toSeconds() + " s", e);
        } catch (ExecutionException e) {
            throw new DemoFailure(name + " ended before it was ready", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new DemoFailure("Interrupted while waiting for " + name, e);
        }
    }

    /** Asks the child to leave, and does not wait. */
    void askToStop() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // The pipe is broken because the child has left already.
        }
    }

    /** Asks, waits, and at the limit kills. Afterwards the process is gone. */
    void stop(Duration limit) {
        askToStop();
        boolean interrupted = false;
        try {
            if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            interrupted = true;
        }
        process.destroyForcibly().onExit().join();
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
