package dev.artemisstudio.core.operation.wrong;

import dev.artemisstudio.core.broker.BrokerWriter;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.operation.ReadContext;
import dev.artemisstudio.core.operation.ReadOperation;
import java.util.function.Supplier;

/** Breaks the rule that reading reaches no writer: behind an interface and in another class, as it would happen by mistake. */
final class WrongReadThatWrites implements ReadOperation<WrongReadThatWrites.Nothing, WrongReadThatWrites.Nothing> {
    record Nothing() {}

    private interface Step {
        void take();
    }

    private record Detour(Supplier<BrokerWriter> source) implements Step {
        @Override
        public void take() {
            Runnable later = () -> writer().hashCode();
            later.run();
        }

        private BrokerWriter writer() {
            return source.get();
        }
    }

    private final Step step = new Detour(() -> new BrokerWriter() {});

    @Override
    public OperationSpec<Nothing, Nothing> spec() {
        throw new IllegalStateException("never registered");
    }

    @Override
    public Nothing handle(Nothing request, ReadContext context) {
        step.take();
        return request;
    }
}
