package dev.artemisstudio.mcp.legacy;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import java.util.Map;
import java.util.Optional;

/**
 * Looks at params before the SDK does: what the SDK can't read it answers with the names of its own classes, and what it
 * does not expect to be absent, with a failure of the server.
 */
final class ParamsCheck {
    private ParamsCheck() {}

    /**
     * The params of a request, empty where there are none.
     *
     * @throws McpError -32602 naming the member that is wrong
     */
    static Map<String, Object> of(McpSchema.JSONRPCRequest request) {
        Map<String, Object> params = request.params() == null ? Map.of() : object("params", request.params());
        switch (request.method()) {
            case McpSchema.METHOD_INITIALIZE -> {
                text(params, "params.", "protocolVersion");
                optionalObject(params, "capabilities");
                optionalObject(params, "clientInfo");
                readable(request.method(), params, McpSchema.InitializeRequest.class);
            }
            case McpSchema.METHOD_TOOLS_CALL -> {
                text(params, "params.", "name");
                optionalObject(params, "arguments");
            }
            case McpSchema.METHOD_RESOURCES_READ -> text(params, "params.", "uri");
            case McpSchema.METHOD_COMPLETION_COMPLETE -> {
                completion(params);
                readable(request.method(), params, McpSchema.CompleteRequest.class);
            }
            case McpSchema.METHOD_TOOLS_LIST,
                    McpSchema.METHOD_RESOURCES_LIST,
                    McpSchema.METHOD_RESOURCES_TEMPLATES_LIST -> noCursor(params);
            default -> optionalObject(params, "_meta");
        }
        return params;
    }

    private static void noCursor(Map<String, Object> params) {
        if (params.get("cursor") != null) {
            throw wrong("params.cursor", "is not one of this server, whose lists have one page");
        }
    }

    private static void readable(String method, Map<String, Object> params, Class<?> type) {
        try {
            McpJsonDefaults.getMapper().convertValue(params, type);
        } catch (RuntimeException unreadable) {
            // What it says names classes.
            throw wrong("params", "must be those that the specification has for " + method);
        }
    }

    private static void completion(Map<String, Object> params) {
        Map<String, Object> ref = object("params.ref", params.get("ref"));
        switch (text(ref, "params.ref.", "type")) {
            case McpSchema.ResourceReference.TYPE -> text(ref, "params.ref.", "uri");
            case McpSchema.PromptReference.TYPE -> text(ref, "params.ref.", "name");
            default -> throw wrong("params.ref.type", "is ref/resource or ref/prompt");
        }
        Map<String, Object> argument = object("params.argument", params.get("argument"));
        text(argument, "params.argument.", "name");
        text(argument, "params.argument.", "value");
        optionalObject(params, "context");
    }

    private static String text(Map<String, Object> object, String place, String member) {
        if (object.get(member) instanceof String text) {
            return text;
        }
        throw wrong(place + member, "must be a text");
    }

    private static void optionalObject(Map<String, Object> object, String member) {
        Optional.ofNullable(object.get(member)).ifPresent(value -> object("params." + member, value));
    }

    @SuppressWarnings("unchecked") // an object that was read as JSON has texts for keys
    private static Map<String, Object> object(String place, Object value) {
        if (value instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw wrong(place, "must be an object");
    }

    static McpError wrong(String place, String expected) {
        return McpError.builder(ErrorCodes.INVALID_PARAMS)
                .message(place + " " + expected + ".")
                .build();
    }
}
