package dev.artemisstudio.core.audit;

/**
 * What is about to happen, as far as it is known before the first broker is called.
 *
 * @param callId one id for the row of before and the row of after
 * @param actor the key's name; {@code local} while there are no keys
 * @param surface {@code mcp}, {@code rest} or {@code cli}
 * @param client name and version, where the client said so
 * @param operation such as {@code queues.pause}
 * @param clusterId empty for what concerns no cluster
 * @param subject what a person would call it: queue, address, client id
 * @param arguments a JSON object without secrets and message bodies
 */
public record AuditCall(
        String callId,
        String actor,
        String surface,
        String client,
        String operation,
        String clusterId,
        String subject,
        String arguments,
        boolean dryRun,
        boolean humanConfirmed) {}
