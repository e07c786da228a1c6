package dev.artemisstudio.docs;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.catalogue.render.ReferencePages;
import dev.artemisstudio.core.operation.Operations;
import dev.artemisstudio.core.testing.Golden;
import org.junit.jupiter.api.Test;

/** docs/reference is what the catalogue renders. */
class ReferenceTest {
    @Test
    void theReferenceIsRenderedFromTheCatalogue() {
        Golden.below("reference").check(ReferencePages.of(Studio.catalogueOf(Operations.all())));
    }
}
