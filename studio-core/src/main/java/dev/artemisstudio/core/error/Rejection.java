package dev.artemisstudio.core.error;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The call itself is wrong: an unknown, missing or ill-formed argument, or a value that is not accepted. */
public final class Rejection extends StudioException {
    private static final long serialVersionUID = 1L;

    private final String parameter;
    private final transient List<String> accepted;
    private final transient Optional<String> closest;
    private final String helpTopic;

    private Rejection(String parameter, String problem, List<String> accepted, Optional<String> closest, String topic) {
        super(ErrorKind.INVALID_ARGUMENT, problem);
        this.parameter = parameter;
        this.accepted = List.copyOf(accepted);
        this.closest = closest;
        this.helpTopic = topic;
    }

    /**
     * @param parameter the argument that is wrong, by the name the caller used
     * @param problem what is wrong with it, as a sentence
     */
    public static Rejection of(String parameter, String problem) {
        return new Rejection(parameter, problem, List.of(), Optional.empty(), "");
    }

    /** As {@link #of(String, String)}, with the values that are accepted and the one closest to what was sent. */
    public static Rejection of(String parameter, String problem, List<String> accepted, Optional<String> closest) {
        return new Rejection(parameter, problem, accepted, closest, "");
    }

    /** The same rejection, pointing at a help topic. A topic that is already set stays. */
    public Rejection withTopic(String topic) {
        return helpTopic.isEmpty() ? new Rejection(parameter, getMessage(), accepted, closest, topic) : this;
    }

    /** The argument that is wrong. */
    public String parameter() {
        return parameter;
    }

    /** The values that would have been accepted; empty where they cannot be listed. */
    public List<String> accepted() {
        return accepted;
    }

    /** The accepted value nearest to what was sent. */
    public Optional<String> closest() {
        return closest;
    }

    /** The topic of studio_help that explains the parameter; empty for the index. */
    public String helpTopic() {
        return helpTopic;
    }

    @Override
    public Map<String, Object> members() {
        Map<String, Object> members = super.members();
        members.put("parameter", parameter);
        if (!accepted.isEmpty()) {
            members.put("accepted", accepted);
        }
        closest.ifPresent(value -> members.put("closest", value));
        return members;
    }
}
