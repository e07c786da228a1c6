package dev.artemisstudio.core.broker.core;

import java.util.List;
import org.apache.activemq.artemis.api.core.ActiveMQException;
import org.apache.activemq.artemis.api.core.client.ClientMessage;
import org.apache.activemq.artemis.api.core.management.ManagementHelper;
import org.apache.activemq.artemis.api.core.management.ResourceNames;

/**
 * One management call.
 *
 * @param resource the broker's name of the managed object, such as {@code broker} or {@code queue.orders}
 * @param name attribute or operation
 * @param arguments of an operation; ignored for an attribute
 */
record Call(String resource, String name, Kind kind, List<Object> arguments) {
    enum Kind {
        ATTRIBUTE,
        OPERATION
    }

    static Call attribute(String resource, String name) {
        return new Call(resource, name, Kind.ATTRIBUTE, List.of());
    }

    static Call operation(String resource, String name, Object... arguments) {
        return new Call(resource, name, Kind.OPERATION, List.of(arguments));
    }

    static Call ofBroker(String attribute) {
        return attribute(ResourceNames.BROKER, attribute);
    }

    void writeTo(ClientMessage message) throws ActiveMQException {
        if (kind == Kind.ATTRIBUTE) {
            ManagementHelper.putAttribute(message, resource, name);
            return;
        }
        try {
            ManagementHelper.putOperationInvocation(message, resource, name, arguments.toArray());
        } catch (ActiveMQException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalArgumentException("The arguments of " + name + " cannot be written as JSON", e);
        }
    }
}
