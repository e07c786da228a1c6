package dev.artemisstudio.core.operation.message;

import dev.artemisstudio.core.broker.MessageBody;
import dev.artemisstudio.core.catalogue.Doc;
import java.util.Map;
import java.util.Optional;

/** The body of a message, as far as it is shown. */
public record BodyView(
        @Doc("What it holds.") MessageBody.Kind kind,
        @Doc("Its text; for bytes a guess, where they are valid UTF-8.") Optional<String> text,
        @Doc("Its raw bytes, base64.") Optional<String> base64,
        @Doc("Entries of a map by name, of a stream or a sequence by position.") Map<String, Object> fields,
        @Doc("The class of a serialised object, as its header names it.") Optional<String> className,
        @Doc("Size of the whole body, bytes.") long sizeBytes,
        @Doc("Whether less than the whole is shown.") boolean cut,
        @Doc("The most bytes that are read of a body.") int limitBytes) {
    static BodyView of(MessageBody body) {
        return new BodyView(
                body.kind(),
                body.text(),
                body.base64(),
                body.fields(),
                body.className(),
                body.sizeBytes(),
                body.cut(),
                ReadMessage.MAX_BODY_BYTES);
    }
}
