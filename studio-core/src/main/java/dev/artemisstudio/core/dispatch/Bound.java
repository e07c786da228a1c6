package dev.artemisstudio.core.dispatch;

import dev.artemisstudio.core.catalogue.Entry;

/** A call whose arguments are checked. */
record Bound(Entry entry, Record request) {}
