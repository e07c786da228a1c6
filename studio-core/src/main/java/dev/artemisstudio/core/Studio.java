package dev.artemisstudio.core;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.cluster.Clusters;
import dev.artemisstudio.core.dispatch.Dispatcher;
import dev.artemisstudio.core.operation.Cursors;
import dev.artemisstudio.core.operation.Operation;
import dev.artemisstudio.core.operation.Operations;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.Tools;
import dev.artemisstudio.core.operation.help.HelpPages;
import java.time.Clock;
import java.util.List;

/** Studio put together: the catalogue, and the dispatcher that surfaces call. Surfaces are built on this and nothing else. */
public final class Studio {
    private final Clusters clusters;
    private final Dispatcher dispatcher;

    private Studio(Clusters clusters, Dispatcher dispatcher) {
        this.clusters = clusters;
        this.dispatcher = dispatcher;
    }

    /** Everything Studio can do. */
    public static Catalogue catalogueOf(List<Operation<?, ?>> operations) {
        List<Entry> entries = operations.stream().<Entry>map(Operation::entry).toList();
        return Catalogue.of(Tools.all(), entries, HelpPages.all());
    }

    /**
     * Studio over some clusters, which stay the caller's to close.
     *
     * @param clock the time that results show and cursors age by
     */
    public static Studio over(Clusters clusters, Clock clock) {
        List<Operation<?, ?>> operations = Operations.all();
        ReadContext context = new Context(clusters, catalogueOf(operations), new Cursors(clock), clock);
        return new Studio(clusters, new Dispatcher(context, operations));
    }

    /** What surfaces call. */
    public Dispatcher dispatcher() {
        return dispatcher;
    }

    /** Everything that can be called. */
    public Catalogue catalogue() {
        return dispatcher.catalogue();
    }

    /** The registered clusters. */
    public Clusters clusters() {
        return clusters;
    }

    private record Context(Clusters clusters, Catalogue catalogue, Cursors cursors, Clock clock)
            implements ReadContext {}
}
