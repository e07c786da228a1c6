package dev.artemisstudio.mcp.legacy;

import dev.artemisstudio.core.error.Internal;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps what nobody foresaw from hosts: they get an id, the log gets the cause. */
final class Guard {
    private static final Logger LOG = LoggerFactory.getLogger(Guard.class);

    private Guard() {}

    /**
     * Runs a handler.
     *
     * @throws McpError as the handler does, or one that holds an id where it failed in another way
     */
    static <T> T guarded(Supplier<T> handler) {
        try {
            return handler.get();
        } catch (McpError expected) {
            throw expected;
        } catch (RuntimeException unexpected) {
            throw logged(unexpected);
        }
    }

    /** The error that stands for a failure, which is logged under its id. */
    static McpError logged(RuntimeException unexpected) {
        Internal internal = Internal.fresh();
        LOG.error("A request failed, id {}", internal.id(), unexpected);
        return FailureEncoding.ofInternal(internal);
    }

    /**
     * A response without the words of foreign code. The SDK answers an exception of its own with -32603 and the exception's
     * text; errors of Studio always carry data.
     */
    static JSONRPCResponse screened(JSONRPCResponse response) {
        var error = response.error();
        if (error == null || error.code() != ErrorCodes.INTERNAL_ERROR || error.data() != null) {
            return response;
        }
        Internal internal = Internal.fresh();
        LOG.error("A request failed in the SDK, id {}: {}", internal.id(), error.message());
        return JSONRPCResponse.error(
                response.id(), FailureEncoding.ofInternal(internal).getJsonRpcError());
    }
}
