package dev.artemisstudio.mcp.legacy;

import dev.artemisstudio.core.dispatch.ErrorJson;
import dev.artemisstudio.core.error.ErrorKind;
import dev.artemisstudio.core.error.Internal;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.error.StudioException;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import jakarta.json.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * Decides how a failure reaches the host. A wrong argument is the JSON-RPC error -32602 before 2025-11-25 and where no
 * revision is known; from 2025-11-25 on it is a result, where the model reads it (SEP-1303), whose text begins with the same
 * code. Every other failure of a tool is a result in every revision.
 */
final class FailureEncoding {
    /** Accepted values that a message spells out; the data of the error holds all. */
    private static final int ACCEPTED_IN_MESSAGE = 20;

    private FailureEncoding() {}

    /**
     * The result that tells of a failed call.
     *
     * @throws McpError where the revision wants a JSON-RPC error
     */
    static CallToolResult ofCall(StudioException failure, Optional<Revision> revision) {
        JsonObject members = ErrorJson.members(failure);
        if (!(failure instanceof Rejection rejection)) {
            return result(members.toString(), members);
        }
        if (revision.filter(Revision::showsInputErrorsToModels).isPresent()) {
            return result(ErrorCodes.INVALID_PARAMS + " " + members, members);
        }
        throw error(ErrorCodes.INVALID_PARAMS, message(rejection, members.getString("help")), members);
    }

    /** The error that tells of a resource that could not be read; reading has no result that could tell it. */
    static McpError ofReading(StudioException failure) {
        ErrorKind kind = failure.kind();
        boolean absent = kind == ErrorKind.HIDDEN || kind == ErrorKind.NOT_FOUND;
        int code = absent
                ? ErrorCodes.RESOURCE_NOT_FOUND
                : failure instanceof Rejection ? ErrorCodes.INVALID_PARAMS : ErrorCodes.INTERNAL_ERROR;
        return error(code, failure.getMessage(), ErrorJson.members(failure));
    }

    /** The error for what nobody foresaw. */
    static McpError ofInternal(Internal internal) {
        return error(ErrorCodes.INTERNAL_ERROR, internal.getMessage(), ErrorJson.members(internal));
    }

    private static CallToolResult result(String text, JsonObject members) {
        return CallToolResult.builder()
                .addTextContent(text)
                .structuredContent(Json.map(members))
                .isError(true)
                .build();
    }

    static McpError error(int code, String message, JsonObject data) {
        return McpError.builder(code).message(message).data(Json.map(data)).build();
    }

    private static String message(Rejection rejection, String help) {
        StringBuilder message = new StringBuilder();
        if (!rejection.getMessage().contains(rejection.parameter())) {
            message.append(rejection.parameter()).append(": ");
        }
        message.append(rejection.getMessage());
        List<String> accepted = rejection.accepted();
        if (!accepted.isEmpty()) {
            message.append(" Accepted: ")
                    .append(String.join(
                            ", ", accepted.stream().limit(ACCEPTED_IN_MESSAGE).toList()));
            int more = accepted.size() - ACCEPTED_IN_MESSAGE;
            message.append(more > 0 ? " and " + more + " more." : ".");
        }
        rejection.closest().ifPresent(closest -> message.append(" Closest: ")
                .append(closest)
                .append('.'));
        return message.append(" See ").append(help).append('.').toString();
    }
}
