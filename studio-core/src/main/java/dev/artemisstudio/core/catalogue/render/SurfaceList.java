package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Selector;
import dev.artemisstudio.core.catalogue.Tool;
import java.util.stream.Collectors;

/** The surface at a glance, one line an operation: the first thing a reviewer of a change reads. */
public final class SurfaceList {
    private SurfaceList() {}

    /** Every operation: id, posture, permission, reach, tool and verb, method and path. */
    public static String of(Catalogue catalogue) {
        return catalogue.tools().stream()
                .flatMap(tool -> tool.operations().stream().map(entry -> line(tool, entry)))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String line(Tool tool, Entry entry) {
        var spec = entry.spec();
        Selector selector = tool.spec().selector();
        return String.join(
                " | ",
                spec.id(),
                entry.posture().name(),
                spec.call().permission().code(),
                spec.call().reach().name(),
                (tool.name() + " " + spec.access().verb().label(selector.name())).strip(),
                spec.access().route().toString());
    }
}
