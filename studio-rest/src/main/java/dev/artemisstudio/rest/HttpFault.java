package dev.artemisstudio.rest;

import java.util.Locale;

/** The ways a request fails before it reaches an operation. What operations answer is in the core's error kinds. */
enum HttpFault {
    MALFORMED_REQUEST(400, "The request cannot be read", "Mend what detail names and send it again."),
    NO_SUCH_ROUTE(404, "There is nothing at this path", "Look at /openapi, which lists every path."),
    METHOD_NOT_ALLOWED(405, "The path does not take this method", "Use a method that the Allow header names."),
    NOT_ACCEPTABLE(406, "None of the accepted media types can be served", "Accept the media type that detail names."),
    BODY_TOO_LARGE(413, "The body is too large", "Send less; detail names the limit."),
    UNSUPPORTED_MEDIA_TYPE(415, "The body has the wrong content type", "Send application/json in UTF-8.");

    private final int status;
    private final String title;
    private final String remedy;

    HttpFault(int status, String title, String remedy) {
        this.status = status;
        this.title = title;
        this.remedy = remedy;
    }

    int status() {
        return status;
    }

    String title() {
        return title;
    }

    String remedy() {
        return remedy;
    }

    String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
