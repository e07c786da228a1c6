package dev.artemisstudio.core.broker.core;

import dev.artemisstudio.core.broker.Endpoint;
import dev.artemisstudio.core.error.BrokerRefused;
import dev.artemisstudio.core.error.BrokerTimeout;
import dev.artemisstudio.core.error.Rejection;
import dev.artemisstudio.core.error.StudioException;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.ActiveMQExceptionType;

/**
 * Turns what the core client throws and what the broker answers into Studio's errors. Only the text after the broker's code
 * is passed on: texts of causes name classes and may repeat a configuration.
 */
final class BrokerFaults {
    /** A management operation waited a minute for another one: worth another try of a read. */
    static final String BUSY = "AMQ229245";

    static final String NO_SUCH_RESOURCE = "AMQ229067";

    private static final String BAD_FILTER = "AMQ229020";
    private static final Pattern CODED = Pattern.compile("(AMQ\\d{6})\\W{1,3}(.*)", Pattern.DOTALL);

    private static final Set<ActiveMQExceptionType> ANSWERS = Set.of(
            ActiveMQExceptionType.INVALID_FILTER_EXPRESSION,
            ActiveMQExceptionType.SECURITY_EXCEPTION,
            ActiveMQExceptionType.QUEUE_DOES_NOT_EXIST,
            ActiveMQExceptionType.MAX_CONSUMER_LIMIT_EXCEEDED,
            ActiveMQExceptionType.ILLEGAL_STATE,
            ActiveMQExceptionType.ADDRESS_DOES_NOT_EXIST,
            ActiveMQExceptionType.SESSION_CREATION_REJECTED,
            ActiveMQExceptionType.INCOMPATIBLE_CLIENT_SERVER_VERSIONS,
            ActiveMQExceptionType.INTERCEPTOR_REJECTED_PACKET);

    private BrokerFaults() {}

    /** Whether the broker answered no, as opposed to not answering at all. */
    static boolean isAnswer(ActiveMQException e) {
        return ANSWERS.contains(e.getType());
    }

    /** Whether a time limit ended the call. */
    static boolean isTimeout(ActiveMQException e) {
        return e.getType() == ActiveMQExceptionType.CONNECTION_TIMEDOUT
                || e.getType() == ActiveMQExceptionType.TIMEOUT_EXCEPTION;
    }

    static BrokerTimeout timeout(Endpoint endpoint, String tried, Deadline deadline) {
        return new BrokerTimeout(endpoint.node(), tried, deadline.bound());
    }

    /** The broker's no to something the core client did for Studio. */
    static StudioException refusal(Endpoint endpoint, ActiveMQException e) {
        return refusal(endpoint.node(), String.valueOf(e.getMessage()));
    }

    /** The broker's no to a management call. */
    static StudioException refusal(Endpoint endpoint, Reply.Failure failure) {
        return refusal(endpoint.node(), failure.message());
    }

    static boolean hasCode(Reply.Failure failure, String code) {
        return failure.message().contains(code);
    }

    private static StudioException refusal(String node, String message) {
        Matcher coded = CODED.matcher(message);
        if (!coded.find()) {
            return new BrokerRefused(node, "", message.isBlank() ? "it gave no reason" : firstLine(message));
        }
        String code = coded.group(1);
        String reason = firstLine(coded.group(2));
        if (code.equals(BAD_FILTER)) {
            return Rejection.of("filter", "The broker cannot read this filter. " + reason)
                    .withTopic("filters");
        }
        return new BrokerRefused(node, code, reason);
    }

    private static String firstLine(String text) {
        return text.strip().lines().findFirst().orElse("");
    }
}
