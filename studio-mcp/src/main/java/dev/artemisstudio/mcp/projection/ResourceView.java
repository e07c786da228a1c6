package dev.artemisstudio.mcp.projection;

/**
 * A resource, or a family of resources, as it stands in a listing. All are JSON.
 *
 * @param uri the URI, or for a family its template by RFC 6570
 * @param name unique, snake_case
 * @param title a few words for people
 * @param description what reading it gives
 */
public record ResourceView(String uri, String name, String title, String description) {
    /** The media type of every resource. */
    public static final String MEDIA_TYPE = "application/json";
}
