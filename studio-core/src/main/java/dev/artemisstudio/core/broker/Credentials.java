package dev.artemisstudio.core.broker;

/** User and password of a broker; both empty for none. Never printed. */
public record Credentials(String user, String password) {
    /** No user and no password. */
    public static final Credentials NONE = new Credentials("", "");

    @Override
    public String toString() {
        return "Credentials[user=" + user + ", password=***]";
    }
}
