package dev.artemisstudio.core.catalogue;

import dev.artemisstudio.core.error.ErrorKind;
import java.util.List;
import java.util.Map;

/**
 * What is declared of one capability, once: every surface renders this.
 *
 * @param id dotted, such as {@code queues.list}
 * @param summary one sentence that says what a caller gets
 * @param help what a caller should know beyond the parameters; Markdown
 * @param call who it concerns, what it needs and where it goes
 * @param access where it is found on each surface
 * @param example arguments of one valid call
 */
public record OperationSpec<Q extends Record, R extends Record>(
        String id, String summary, String help, Shape<Q> shape, Call call, Access access, Example example) {

    /** The records that carry arguments and result. */
    public record Shape<Q extends Record>(Class<Q> request, ResultType result) {}

    /** What it concerns, which right it needs, where it goes, and how it can fail beyond a wrong call. */
    public record Call(Target target, Permission permission, Reach reach, List<ErrorKind> errors) {
        public Call {
            errors = List.copyOf(errors);
        }
    }

    /** Where each surface offers it. */
    public record Access(String tool, Verb verb, Route route) {}

    /** Arguments of one valid call, as JSON values: texts, numbers, booleans, lists and maps of them. */
    public record Example(Map<String, Object> arguments) {}

    /** Begins a declaration. */
    public static <Q extends Record, R extends Record> OperationSpecBuilder<Q, R> of(
            String id, Class<Q> request, ResultType result) {
        return new OperationSpecBuilder<>(id, request, result);
    }
}
