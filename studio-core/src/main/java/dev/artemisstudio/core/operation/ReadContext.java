package dev.artemisstudio.core.operation;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.cluster.Clusters;
import java.time.Clock;

/** What an operation may use to look: the clusters through their readers, and the catalogue itself. */
public interface ReadContext {
    /** The registered clusters; what they hand out can only read. */
    Clusters clusters();

    /** Everything Studio can do. */
    Catalogue catalogue();

    /** Seals and opens the cursors of lists. */
    Cursors cursors();

    /** Studio's clock. */
    Clock clock();
}
