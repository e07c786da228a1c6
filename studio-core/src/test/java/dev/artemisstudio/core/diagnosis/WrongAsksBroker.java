package dev.artemisstudio.core.diagnosis;

/** Breaks a rule of the dependency table, to show that it bites. */
record WrongAsksBroker(dev.artemisstudio.core.broker.BrokerReader reader) {}
