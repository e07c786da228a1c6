package dev.artemisstudio.rest;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Doc;
import dev.artemisstudio.core.catalogue.Limit;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.Param;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.Verb;
import dev.artemisstudio.core.cluster.Clusters;
import dev.artemisstudio.core.dispatch.Dispatcher;
import dev.artemisstudio.core.error.BrokerRefused;
import dev.artemisstudio.core.error.BrokerTimeout;
import dev.artemisstudio.core.error.BrokerUnavailable;
import dev.artemisstudio.core.error.ErrorKind;
import dev.artemisstudio.core.error.Hidden;
import dev.artemisstudio.core.error.NotFound;
import dev.artemisstudio.core.operation.Cursors;
import dev.artemisstudio.core.operation.Operation;
import dev.artemisstudio.core.operation.PageLimit;
import dev.artemisstudio.core.operation.QueueName;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A catalogue for tests: operations that answer with what they were asked, or fail as they are told. */
final class Echo {
    private Echo() {}

    /** What was asked. */
    public record Heard(
            @Doc("Which operation ran.") String operation,
            @Doc("The queue.") String queue,
            @Doc("Everything else.") String rest,
            @Doc("The tags.") List<String> tags) {}

    /** A list of something in a queue. */
    public record ListRequest(
            @QueueName String queue,
            @Param(value = "A filter.", example = "a = 'b'") Optional<String> filter,
            @PageLimit Limit limit,
            @Param(value = "Tags.", example = "red") List<String> tags) {}

    /** One thing in a queue. */
    public record OneRequest(@QueueName String queue, @Param(value = "Its id.", example = "17") String id) {}

    /** The queue alone. */
    public record QueueRequest(@QueueName String queue) {}

    static Dispatcher dispatcher() {
        List<Operation<?, ?>> operations = List.of(
                operation(
                        "echo.one",
                        OneRequest.class,
                        Route.get("/queues/{queue}/messages/{id}"),
                        request -> new Heard("one", request.queue(), request.id(), List.of())),
                operation(
                        "echo.list",
                        ListRequest.class,
                        Route.get("/queues/{queue}/messages"),
                        request -> new Heard(
                                "list",
                                request.queue(),
                                request.filter().orElse("-") + " "
                                        + request.limit().rows() + " "
                                        + request.limit().clamped(),
                                request.tags())),
                operation(
                        "echo.post",
                        ListRequest.class,
                        new Route(Route.Method.POST, "/queues/{queue}/messages"),
                        request -> new Heard(
                                "post", request.queue(), request.filter().orElse("-"), request.tags())),
                operation(
                        "echo.part",
                        OneRequest.class,
                        Route.get("/queues/{queue}/{id}"),
                        request -> new Heard("part", request.queue(), request.id(), List.of())),
                operation(
                        "echo.diagnosis",
                        QueueRequest.class,
                        Route.get("/queues/{queue}/diagnosis"),
                        request -> new Heard("diagnosis", request.queue(), "", List.of())),
                operation(
                        "echo.large",
                        QueueRequest.class,
                        Route.get("/large/{queue}"),
                        request -> new Heard("large", request.queue(), "0123456789".repeat(1_000), List.of())),
                operation("echo.fail", QueueRequest.class, Route.get("/fail/{queue}"), Echo::fail));
        Catalogue catalogue = new Catalogue(
                List.of(), operations.stream().map(Operation::entry).toList(), List.of());
        Clusters clusters = TestServer.studio().clusters();
        Clock clock = Clock.systemUTC();
        return new Dispatcher(new Context(clusters, catalogue, new Cursors(clock), clock), operations);
    }

    /** Fails as the name says. */
    private static Heard fail(QueueRequest request) {
        throw switch (request.queue()) {
            case "hidden" -> new Hidden();
            case "not_found" -> new NotFound("queue", "ordrs", List.of("orders"));
            case "broker_refused" -> new BrokerRefused("a", "AMQ229020", "the filter is wrong");
            case "broker_unavailable" -> new BrokerUnavailable("a", "connection refused", Instant.EPOCH);
            case "broker_timeout" -> new BrokerTimeout("a", "list queues", Duration.ofSeconds(1));
            default -> new IllegalStateException("secret of " + request.queue());
        };
    }

    private interface Work<Q> {
        Heard answer(Q request);
    }

    private static <Q extends Record> Operation<Q, Heard> operation(
            String id, Class<Q> request, Route route, Work<Q> work) {
        OperationSpec<Q, Heard> spec = OperationSpec.<Q, Heard>of(id, request, ResultType.of(Heard.class))
                .summary("Says what it was asked.")
                .help("For tests.")
                .call(Target.QUEUE, Permission.NONE, Reach.STUDIO_ONLY, ErrorKind.NOT_FOUND)
                .tool("echo", new Verb.Only())
                .route(route)
                .example(
                        request == OneRequest.class ? Map.of("queue", "orders", "id", "17") : Map.of("queue", "orders"))
                .build();
        return new ReadOperation<>() {
            @Override
            public OperationSpec<Q, Heard> spec() {
                return spec;
            }

            @Override
            public Heard handle(Q asked, ReadContext context) {
                return work.answer(asked);
            }
        };
    }

    private record Context(Clusters clusters, Catalogue catalogue, Cursors cursors, Clock clock)
            implements ReadContext {}
}
