package dev.artemisstudio.distribution.demo;

/** One application of the demo: it connects, works until its connection fails or it is interrupted, and is then started again. */
interface Flow {

    /** The client id that its connections carry. */
    String clientId();

    /**
     * Works for as long as the connection lasts.
     *
     * @param started called once the flow is connected and about to do its work
     */
    void run(Runnable started) throws Exception;
}
