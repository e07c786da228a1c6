package dev.artemisstudio.rest;

import dev.artemisstudio.core.error.Internal;
import dev.artemisstudio.core.error.StudioException;
import io.helidon.http.HttpException;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns whatever a handler meets into a reply. What nobody expected is logged, and the caller gets its id and no more. */
final class Guard {
    private static final Logger LOG = LoggerFactory.getLogger(Guard.class);

    private final Problems problems;

    Guard(Problems problems) {
        this.problems = problems;
    }

    Reply reply(Supplier<Reply> work) {
        try {
            return work.get();
        } catch (StudioException expected) {
            return problems.reply(expected);
        } catch (HttpFailure expected) {
            return problems.reply(expected);
        } catch (CloseConnectionException | RequestException connection) {
            throw connection; // The server's own: the connection is gone, or it answers by itself.
        } catch (HttpException refused) {
            return refused.status().code() < Status.INTERNAL_SERVER_ERROR_500.code()
                    ? refused(HttpFault.MALFORMED_REQUEST, "A header of the request cannot be read.")
                    : unexpected(refused);
        } catch (RuntimeException unexpected) {
            return unexpected(unexpected);
        }
    }

    Reply unexpected(Throwable cause) {
        Internal internal = Internal.fresh();
        LOG.error("A request failed, id {}", internal.id(), cause);
        return problems.reply(internal);
    }

    Reply refused(HttpFault fault, String detail) {
        return problems.reply(HttpFailure.of(fault, detail));
    }
}
