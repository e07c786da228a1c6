package dev.artemisstudio.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.artemisstudio.core.broker.BrokerWriter;
import dev.artemisstudio.core.operation.ReadOperation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Follows every call that an operation which reads can make, through all classes of the core: a call of an interface leads to all
 * of its implementations. None may get hold of a {@code BrokerWriter} or call one.
 */
final class ReadsReachNoWriter {
    private static final String CORE = "dev.artemisstudio.core";

    private ReadsReachNoWriter() {}

    static ArchRule rule() {
        return classes()
                .that()
                .areAssignableTo(ReadOperation.class)
                .and()
                .areNotInterfaces()
                .should(new ArchCondition<JavaClass>("reach no BrokerWriter") {
                    @Override
                    public void check(JavaClass operation, ConditionEvents events) {
                        follow(operation, events);
                    }
                })
                .allowEmptyShould(true);
    }

    /** A predicate on the method that is called. */
    static DescribedPredicate<JavaMethodCall> target(String what, Predicate<CodeUnitAccessTarget> test) {
        return DescribedPredicate.describe(what, call -> test.test(call.getTarget()));
    }

    private static void follow(JavaClass operation, ConditionEvents events) {
        Set<JavaCodeUnit> seen = new HashSet<>(operation.getCodeUnits());
        Deque<JavaCodeUnit> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            JavaCodeUnit from = open.pop();
            for (JavaCodeUnitAccess<?> access : accesses(from)) {
                if (touchesWriter(access.getTarget())) {
                    events.add(SimpleConditionEvent.violated(
                            operation, operation.getName() + " reaches a writer: " + access.getDescription()));
                }
                implementations(access.getTarget()).filter(seen::add).forEach(open::push);
            }
        }
    }

    private static List<JavaCodeUnitAccess<?>> accesses(JavaCodeUnit from) {
        return Stream.<JavaCodeUnitAccess<?>>concat(
                        from.getCallsFromSelf().stream(), from.getCodeUnitReferencesFromSelf().stream())
                .toList();
    }

    private static boolean touchesWriter(CodeUnitAccessTarget target) {
        return target.getOwner().isAssignableTo(BrokerWriter.class)
                || target.getRawReturnType().isAssignableTo(BrokerWriter.class);
    }

    private static Stream<JavaCodeUnit> implementations(CodeUnitAccessTarget target) {
        JavaClass owner = target.getOwner();
        if (!owner.getPackageName().startsWith(CORE)) {
            return Stream.empty();
        }
        List<String> parameters =
                target.getRawParameterTypes().stream().map(JavaClass::getName).toList();
        return Stream.concat(
                        Stream.of(owner),
                        Stream.concat(owner.getAllSubclasses().stream(), owner.getAllRawSuperclasses().stream()))
                .flatMap(type -> type.getCodeUnits().stream())
                .filter(unit -> unit.getName().equals(target.getName())
                        && unit.getRawParameterTypes().stream()
                                .map(JavaClass::getName)
                                .toList()
                                .equals(parameters));
    }
}
