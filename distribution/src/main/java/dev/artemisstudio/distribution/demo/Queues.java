package dev.artemisstudio.distribution.demo;

import java.util.List;

/** Names of the demo's queues: the brokers declare them and the traffic uses them. */
final class Queues {

    static final String ORDERS = "orders";
    static final String AUDIT = "audit.orders";
    static final String PAYMENTS = "payments";
    static final String REPORTS = "reports.nightly";
    static final String INVOICES = "invoices";
    static final String BILLING = "billing.batch";
    static final String PRICING_REQUESTS = "pricing.requests";
    static final String PRICING_REPLIES = "pricing.replies";
    static final String MEDIA = "media.uploads";
    static final String INVENTORY = "inventory.updates";

    /** Plain durable anycast queues of every broker; the audit queue and the dead letters have settings of their own. */
    static final List<String> CONFIGURED =
            List.of(ORDERS, PAYMENTS, REPORTS, INVOICES, BILLING, PRICING_REQUESTS, PRICING_REPLIES, MEDIA, INVENTORY);

    private Queues() {}
}
