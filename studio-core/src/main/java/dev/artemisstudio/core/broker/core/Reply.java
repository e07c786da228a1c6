package dev.artemisstudio.core.broker.core;

import java.util.Optional;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.management.ManagementHelper;

/** What a broker answered to one management call. */
sealed interface Reply {
    /**
     * The call succeeded.
     *
     * @param value empty where the broker answered null
     * @param sentMillis Studio's clock before the call was sent
     * @param receivedMillis Studio's clock when the answer was there
     */
    record Value(Optional<Object> value, long sentMillis, long receivedMillis) implements Reply {
        String text() {
            return value.map(Object::toString).orElse("");
        }

        long number() {
            return value.map(found -> ((Number) found).longValue()).orElse(0L);
        }

        double fraction() {
            return value.map(found -> ((Number) found).doubleValue()).orElse(0.0);
        }

        boolean flag() {
            return value.map(found -> (Boolean) found).orElse(false);
        }
    }

    /** The broker refused or failed; the message is the broker's and still holds its AMQ code. */
    record Failure(Call call, String message) implements Reply {}

    static Reply read(Call call, ClientMessage message, long sentMillis, long receivedMillis) throws Exception {
        Object result = ManagementHelper.getResult(message);
        if (ManagementHelper.hasOperationSucceeded(message)) {
            return new Value(Optional.ofNullable(result), sentMillis, receivedMillis);
        }
        return new Failure(call, String.valueOf(result));
    }
}
