package dev.artemisstudio.mcp.transport;

import dev.artemisstudio.mcp.legacy.LegacyServer;
import dev.artemisstudio.mcp.legacy.Revision;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One host that sends a message a line and reads an answer a line. Requests run side by side; an {@code initialize} is
 * answered before the next line is read, because it decides how the following ones are answered.
 */
public final class LineSession {
    /** Requests of one host that run at once; reading waits beyond that. */
    private static final int MAX_RUNNING = 32;

    private final LegacyServer server;
    private final int maxLine;
    private final OutputStream out;
    private final ReentrantLock writing = new ReentrantLock();
    private final Semaphore running = new Semaphore(MAX_RUNNING);
    private final AtomicReference<Optional<Revision>> agreed = new AtomicReference<>(Optional.empty());

    /** @param maxLine bytes */
    public LineSession(LegacyServer server, int maxLine, OutputStream out) {
        this.server = server;
        this.maxLine = maxLine;
        this.out = out;
    }

    /**
     * Serves until the stream ends and every request is answered.
     *
     * @throws IOException where the host can't be read or written to
     */
    public void run(InputStream in) throws IOException {
        try {
            serve(new LineReader(in, maxLine));
        } catch (UncheckedIOException gone) {
            throw gone.getCause();
        }
    }

    private void serve(LineReader lines) throws IOException {
        try (ExecutorService requests = Executors.newVirtualThreadPerTaskExecutor()) {
            Optional<Line> line = lines.next();
            while (line.isPresent()) {
                take(line.get(), requests);
                line = lines.next();
            }
        }
    }

    private void take(Line line, ExecutorService requests) {
        switch (line) {
            case Line.Whole whole -> take(MessageCodec.read(whole.bytes()), requests);
            case Line.TooLong tooLong ->
                write(ProtocolError.invalid("The message is longer than " + maxLine + " bytes.")
                        .bytes());
        }
    }

    private void take(Inbound inbound, ExecutorService requests) {
        switch (inbound) {
            case Inbound.Request request -> {
                if (request.request().method().equals(McpSchema.METHOD_INITIALIZE)) {
                    initialize(request.request());
                } else {
                    Optional<Revision> revision = agreed.get();
                    running.acquireUninterruptibly();
                    requests.execute(() -> answer(request.request(), revision));
                }
            }
            case Inbound.Silent silent -> {}
            case Inbound.Malformed malformed -> write(malformed.error().bytes());
        }
    }

    private void initialize(JSONRPCRequest request) {
        JSONRPCResponse response = server.answer(request, Optional.empty());
        if (response.result() instanceof McpSchema.InitializeResult result) {
            agreed.set(Revision.of(result.protocolVersion()));
        }
        write(MessageCodec.write(response));
    }

    private void answer(JSONRPCRequest request, Optional<Revision> revision) {
        try {
            write(MessageCodec.write(server.answer(request, revision)));
        } finally {
            running.release();
        }
    }

    private void write(byte[] json) {
        writing.lock();
        try {
            out.write(json);
            out.write('\n');
            out.flush();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        } finally {
            writing.unlock();
        }
    }
}
