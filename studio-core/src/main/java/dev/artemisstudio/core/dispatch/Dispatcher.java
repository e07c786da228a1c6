package dev.artemisstudio.core.dispatch;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.InconsistentCatalogue;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.error.Internal;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.error.StudioException;
import dev.artemisstudio.core.operation.Operation;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import jakarta.json.JsonObject;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one straight line that every surface calls: arguments are bound, the operation runs, its result is rendered. A call
 * answers or throws a {@link StudioException}, and nothing else.
 */
public final class Dispatcher {
    private static final Logger LOG = LoggerFactory.getLogger(Dispatcher.class);

    private final Catalogue catalogue;
    private final Map<String, Operation<?, ?>> operations;
    private final ReadContext context;
    private final ResultJson json = new ResultJson();

    /**
     * @param context what operations look through; its catalogue is the one served
     * @param operations every operation of that catalogue
     * @throws InconsistentCatalogue where the example of an operation is not a valid call
     */
    public Dispatcher(ReadContext context, Collection<Operation<?, ?>> operations) {
        this.catalogue = context.catalogue();
        this.context = context;
        this.operations = operations.stream()
                .collect(Collectors.toUnmodifiableMap(o -> o.spec().id(), Function.identity()));
        List<Fault> faults = ExampleBinds.check(catalogue);
        if (!faults.isEmpty()) {
            throw new InconsistentCatalogue(faults);
        }
    }

    /** Everything that can be called. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** Calls the operation of a tool that the arguments mean. */
    public Answer call(Tool tool, JsonObject arguments, Caller caller) {
        return guarded(() -> run(Binder.bind(tool, arguments)), tool.name());
    }

    /** Calls one operation. */
    public Answer call(Entry entry, JsonObject arguments, Caller caller) {
        return guarded(() -> run(Binder.bind(entry, arguments)), entry.id());
    }

    /** What no operation answers, such as the whole of help: rendered and guarded as the answers of operations are. */
    public Answer show(Function<ReadContext, ? extends Record> view) {
        return guarded(() -> new Answer(json.render(view.apply(context))), "");
    }

    private Answer run(Bound bound) {
        return new Answer(json.render(handle(operations.get(bound.entry().id()), bound.request())));
    }

    private <Q extends Record, R extends Record> R handle(Operation<Q, R> operation, Record request) {
        Q own = operation.spec().shape().request().cast(request);
        if (operation instanceof ReadOperation<Q, R> read) {
            return read.handle(own, context);
        }
        throw new IllegalStateException(operation.spec().id() + " changes brokers; no gate stands before it");
    }

    private static Answer guarded(Supplier<Answer> call, String topic) {
        try {
            return call.get();
        } catch (Rejection rejection) {
            throw rejection.withTopic(topic); // An operation that rejects need not know how it was called.
        } catch (StudioException expected) {
            throw expected;
        } catch (RuntimeException unexpected) {
            Internal internal = Internal.fresh();
            LOG.error("A call failed, id {}", internal.id(), unexpected);
            throw internal;
        }
    }
}
