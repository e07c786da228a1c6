package io.helidon.webserver;

/** Stands for the web server, which is not on the core's class path, so that the rule that keeps it out can be seen to bite. */
public final class Stub {}
