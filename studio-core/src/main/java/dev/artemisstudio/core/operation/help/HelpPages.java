package dev.artemisstudio.core.operation.help;

import dev.artemisstudio.core.catalogue.HelpPage;
import java.util.List;

/** Help topics that belong to no single tool. */
public final class HelpPages {
    private HelpPages() {}

    /** Every page. */
    public static List<HelpPage> all() {
        return List.of(filters(), paging(), nodes(), errors());
    }

    private static HelpPage filters() {
        return new HelpPage(
                "filters",
                "How filters of lists and of messages work",
                """
                **Lists** (`list_resources`): a text that is part of the name, in any letter case (`ord`), or, where the kind's \
                topic lists fields, one condition `field op value` (`messageCount > 1000`).

                **Messages** (`browse_messages`): the broker's own selector language, SQL-like: \
                `region = 'EU' AND amount > 100`, `code IS NULL`, `name LIKE 'A%'`, `status IN ('new', 'open')`. \
                Texts stand in single quotes. Message fields: `AMQPriority` (0 to 9), `AMQTimestamp` and `AMQExpiration` \
                (milliseconds since 1970), `AMQDurable` (`'DURABLE'` or `'NON_DURABLE'`), `AMQSize` (bytes), `AMQUserID`, \
                `AMQAddress`, `AMQGroupID`. JMS names such as `JMSPriority` and `JMSTimestamp` are translated. A property name \
                with a dot or a dash can't be used in a selector. A dead letter keeps where it came from in \
                `_AMQ_ORIG_ADDRESS` and `_AMQ_ORIG_QUEUE`.""");
    }

    private static HelpPage paging() {
        return new HelpPage(
                "paging",
                "Limit, cursor and truncated",
                """
                Every list takes `limit` (50 unless said, at most 500; more is lowered and the answer says so). `truncated` tells that \
                there is more: call again with the `cursor` of the answer and all other arguments unchanged. A cursor \
                is good for one hour and for the server that made it. Clusters live: a row that moves between two pages may \
                show twice or not at all; nothing else is ever dropped silently.""");
    }

    private static HelpPage nodes() {
        return new HelpPage(
                "nodes_in_answers",
                "What answers say about nodes",
                """
                Every answer about a cluster has `nodes`: each node with `status` `ok`, `unreachable` (with `since` and `reason`) or \
                `skipped` (with `reason`: a backup that waits takes no client connections). Numbers cover the nodes that are `ok` \
                and no others. A call fails for want of nodes only where not one node answered.""");
    }

    private static HelpPage errors() {
        return new HelpPage(
                "errors",
                "What failures mean",
                """
                Each failure has `code`, `detail`, `remedy`, and members of its own. `invalid_argument`: the call is wrong; \
                `parameter`, `accepted`, `closest` and `help` say how to mend it. `hidden`: no such cluster is available to \
                you. `not_found`: no such queue or message; `close` lists near names. `broker_unavailable` and `broker_timeout`: which \
                node, why, since when; reading again later is safe. `broker_refused`: the broker said no; `reason` is in its words. \
                `internal`: Studio failed; `id` finds the cause in its log.""");
    }
}
