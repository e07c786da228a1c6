package dev.artemisstudio.rest;

import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.dispatch.Caller;
import dev.artemisstudio.core.dispatch.Dispatcher;
import dev.artemisstudio.core.error.StudioException;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import jakarta.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Answers every request below the prefix: finds the operation, gathers its arguments, calls it, sends what it says. */
final class ApiHandler implements Handler {
    private static final String JSON = "application/json";

    private final Dispatcher dispatcher;
    private final RawPrefix prefix;
    private final RouteTable routes;
    private final JsonBody bodies;
    private final Guard guard;

    ApiHandler(Dispatcher dispatcher, RestSettings settings, Guard guard) {
        this.dispatcher = dispatcher;
        this.prefix = new RawPrefix(settings.prefix());
        this.routes = new RouteTable(dispatcher.catalogue());
        this.bodies = new JsonBody(settings.maxBodyBytes());
        this.guard = guard;
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        guard.reply(() -> answer(request)).send(request, response);
    }

    /**
     * @throws StudioException what the call met
     * @throws HttpFailure where no operation could be called
     */
    private Reply answer(ServerRequest request) {
        Map<Route.Method, RouteTable.Hit> found =
                routes.find(prefix.segments(request.prologue().uriPath()));
        if (found.isEmpty()) {
            throw HttpFailure.of(HttpFault.NO_SUCH_ROUTE, "No operation has this path.");
        }
        String method = request.prologue().method().text();
        if (method.equals("OPTIONS")) {
            return Reply.empty(Map.of("Allow", String.join(", ", allowed(found))));
        }
        RouteTable.Hit hit = named(found, method.equals("HEAD") ? "GET" : method)
                .orElseThrow(() -> HttpFailure.methodNotAllowed(method, allowed(found)));
        Negotiation.choose(request, List.of(JSON));
        JsonObject arguments = arguments(request, hit);
        return Reply.ok(
                JSON,
                dispatcher
                        .call(hit.entry(), arguments, Caller.local(Caller.Surface.REST))
                        .json());
    }

    private JsonObject arguments(ServerRequest request, RouteTable.Hit hit) {
        String query = request.prologue().query().rawValue();
        return hit.entry().spec().access().route().method() == Route.Method.GET
                ? Arguments.ofQuery(hit.entry(), hit.values(), query)
                : Arguments.ofBody(hit.entry(), hit.values(), bodies.read(request), query);
    }

    private static Optional<RouteTable.Hit> named(Map<Route.Method, RouteTable.Hit> found, String method) {
        return found.entrySet().stream()
                .filter(e -> e.getKey().name().equals(method))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static List<String> allowed(Map<Route.Method, RouteTable.Hit> found) {
        List<String> allowed = new ArrayList<>();
        found.keySet().forEach(method -> allowed.add(method.name()));
        if (found.containsKey(Route.Method.GET)) {
            allowed.add(1, "HEAD");
        }
        allowed.add("OPTIONS");
        return allowed;
    }
}
