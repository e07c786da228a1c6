package dev.artemisstudio.core.error;

import java.util.List;
import java.util.Map;

/** There is no such queue, message, node or rule. Names what comes close. */
public final class NotFound extends StudioException {
    private static final long serialVersionUID = 1L;

    private final String what;
    private final String name;
    private final transient List<String> close;

    /**
     * @param what the kind of thing, in field terms: queue, message, node, help topic
     * @param name the name that was asked for
     * @param close existing names that come near, nearest first; may be empty
     */
    public NotFound(String what, String name, List<String> close) {
        super(
                ErrorKind.NOT_FOUND,
                "No " + what + " is called '" + name + "'."
                        + (close.isEmpty() ? "" : " Close names: " + String.join(", ", close) + "."));
        this.what = what;
        this.name = name;
        this.close = List.copyOf(close);
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = super.members();
        members.put("what", what);
        members.put("name", name);
        members.put("close", close);
        return members;
    }
}
