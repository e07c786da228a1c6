package dev.artemisstudio.core.catalogue.rule;

import static dev.artemisstudio.core.catalogue.rule.Drafts.change;
import static dev.artemisstudio.core.catalogue.rule.Drafts.changing;
import static dev.artemisstudio.core.catalogue.rule.Drafts.good;
import static dev.artemisstudio.core.catalogue.rule.Drafts.look;
import static dev.artemisstudio.core.catalogue.rule.Drafts.looking;
import static dev.artemisstudio.core.catalogue.rule.Drafts.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.catalogue.Fault;
import dev.artemisstudio.core.catalogue.HelpPage;
import dev.artemisstudio.core.catalogue.InconsistentCatalogue;
import dev.artemisstudio.core.catalogue.OperationSpec;
import dev.artemisstudio.core.catalogue.Param;
import dev.artemisstudio.core.catalogue.Permission;
import dev.artemisstudio.core.catalogue.Posture;
import dev.artemisstudio.core.catalogue.Reach;
import dev.artemisstudio.core.catalogue.ResultType;
import dev.artemisstudio.core.catalogue.Route;
import dev.artemisstudio.core.catalogue.Target;
import dev.artemisstudio.core.catalogue.ToolSpec;
import dev.artemisstudio.core.catalogue.Verb;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each wrong catalogue breaks one rule, and is refused in the words that stand here. */
class CatalogueRulesTest {
    enum Undescribed {
        VALUE
    }

    record NoWords(String queue) {}

    record NoValueWords(@Param(value = "Which.", example = "value") Undescribed which) {}

    record BareResult(long count) {}

    record Snake(@Param(value = "Which queue.", example = "q") String queue_name) {}

    record OtherQueue(@Param(value = "Another meaning.", example = "q") String queue) {}

    record NoDryRun(@Param(value = "Which queue.", example = "q") String queue) {}

    record DryRunOff(
            @Param(value = "Which queue.", example = "q") String queue,
            @Param(value = "Look only.", example = "true", defaultValue = "false") boolean dryRun,
            @Param(value = "Confirm.", example = "q", defaultValue = "q") String confirm) {}

    private static Entry read(OperationSpec<?, ?> spec) {
        return Entry.of(spec, Posture.READ);
    }

    static Stream<Arguments> wrong() {
        return Stream.of(
                wrong(
                        "described",
                        of(look(s -> s.summary(" ")), change(s -> s)),
                        "described | queue.look | has no summary | write its summary"),
                wrong(
                        "described",
                        of(read(looking(NoWords.class).build())),
                        "described | queue.look.queue | has no description | write its description"),
                wrong(
                        "described",
                        of(read(looking(NoValueWords.class)
                                .route(Route.get("/queues"))
                                .build())),
                        "described | queue.look.which=value | has no description | write its description"),
                wrong(
                        "results-described",
                        of(read(OperationSpec.of("queue.look", Drafts.Looking.class, ResultType.of(BareResult.class))
                                .summary("Looks.")
                                .help("Help.")
                                .call(Target.QUEUE, Permission.MESSAGE_READ, Reach.STUDIO_ONLY)
                                .tool("look", new Verb.Only())
                                .route(Route.get("/queues/{queue}"))
                                .build())),
                        "results-described | queue.look -> CatalogueRulesTestBareResult.count | has no meaning | put @Doc on"
                                + " the component"),
                wrong(
                        "unique-names",
                        of(look(s -> s), look(s -> s)),
                        "unique-names | queue.look | uses a id that is taken: queue.look | choose another id"),
                wrong(
                        "unique-names",
                        of(
                                look(s -> s),
                                read(OperationSpec.of(
                                                "queue.peek", Drafts.Looking.class, ResultType.of(Drafts.Result.class))
                                        .summary("Peeks.")
                                        .help("Help.")
                                        .call(Target.QUEUE, Permission.MESSAGE_READ, Reach.STUDIO_ONLY)
                                        .tool("look", new Verb.Only())
                                        .route(Route.get("/queues/{name}"))
                                        .build())),
                        "unique-names | queue.peek | uses a route that is taken: GET /queues/{} | choose another route"),
                wrong(
                        "well-formed-names",
                        of(look(s -> s.route(Route.get("/Queues/{queue}")))),
                        "well-formed-names | queue.look | has a path segment 'Queues' | write it in kebab-case"),
                wrong(
                        "well-formed-names",
                        of(read(looking(Snake.class).route(Route.get("/queues")).build())),
                        "well-formed-names | queue.look.queue_name | is named 'queue_name' | write it in camelCase"),
                wrong(
                        "reachable-over-mcp",
                        of(look(s -> s.tool("nowhere", new Verb.Only()))),
                        "reachable-over-mcp | queue.look | names no tool: 'nowhere' | name one that exists"),
                wrong(
                        "reachable-over-mcp",
                        of(look(s -> s.tool("look", new Verb.Value("x")))),
                        "reachable-over-mcp | queue.look | has a verb that its tool can not tell: Value[name=x] | choose a"
                                + " verb that fits None[]"),
                wrong(
                        "reachable-over-mcp",
                        of(look(s -> s)),
                        "reachable-over-mcp | change | has no operation | drop it, or give it one"),
                wrong(
                        "reachable-over-rest",
                        of(look(s -> s.route(Route.get("")))),
                        "reachable-over-rest | queue.look | has no route | give it one that begins with a slash"),
                wrong(
                        "reachable-over-rest",
                        of(look(s -> s.route(new Route(Route.Method.POST, "/queues/{queue}")))),
                        "reachable-over-rest | queue.look | is READ and is reached by POST | GET is for READ and for nothing"
                                + " else"),
                wrong(
                        "reachable-over-rest",
                        of(look(s -> s.route(Route.get("/nodes/{node}")))),
                        "reachable-over-rest | queue.look.node | stands in the path and is no required parameter | make it"
                                + " one, or take it out of the path"),
                wrong(
                        "one-side",
                        of(look(s -> s), change(s -> s.tool("look", new Verb.Only()))),
                        "one-side | look | holds operations that look and operations that change | split it"),
                wrong(
                        "one-core",
                        of(change(s -> s), change(s -> s.tool("change", new Verb.Value("other"))
                                .call(Target.CLUSTER, Permission.MESSAGE_PURGE, Reach.STUDIO_ONLY))),
                        "one-core | change | has operations on different targets: [CLUSTER, QUEUE] | give each target a"
                                + " tool"),
                wrong(
                        "one-core",
                        of(look(s -> s), read(looking(OtherQueue.class).build())),
                        "one-core | queue.look.queue | differs from the parameter of the same name in look | declare it once"
                                + " and share it"),
                wrong(
                        "dry-run-first",
                        of(Entry.of(changing(NoDryRun.class).build(), Posture.WRITE)),
                        "dry-run-first | queue.empty | has no dryRun that defaults to true | add it"),
                wrong(
                        "dry-run-first",
                        of(Entry.of(changing(DryRunOff.class).build(), Posture.DESTRUCTIVE)),
                        "dry-run-first | queue.empty | has no optional confirm without a default | add it"),
                wrong(
                        "permission-fits",
                        of(look(s -> s.call(Target.QUEUE, Permission.MESSAGE_PURGE, Reach.STUDIO_ONLY))),
                        "permission-fits | queue.look | is READ and needs message:purge | choose a permission of its own"
                                + " side"));
    }

    private static Arguments wrong(String rule, Draft draft, String message) {
        return Arguments.of(rule, draft, message);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @MethodSource("wrong")
    void aWrongCatalogueIsRefusedInTheseWords(String rule, Draft draft, String message) {
        CatalogueRule broken = CatalogueRules.all().stream()
                .filter(r -> r.name().equals(rule))
                .findFirst()
                .orElseThrow();

        assertThat(broken.check(draft)).extracting(Fault::toString).contains(message);
        assertThatThrownBy(() -> Catalogue.of(draft.tools(), draft.entries(), draft.pages()))
                .isInstanceOf(InconsistentCatalogue.class)
                .hasMessageContaining(message);
    }

    @Test
    void aGoodCatalogueBreaksNoRule() {
        assertThat(CatalogueRules.all().stream().flatMap(rule -> rule.check(good()).stream()))
                .isEmpty();
    }

    @Test
    void everyRuleHasACaseThatBreaksIt() {
        Set<String> tested = wrong().map(a -> (String) a.get()[0]).collect(Collectors.toCollection(TreeSet::new));

        assertThat(tested).isEqualTo(new TreeSet<>(CatalogueRules.reasons().keySet()));
    }

    @Test
    void anEmptyPageOfHelpIsRefused() {
        Draft draft = new Draft(good().tools(), good().entries(), List.of(new HelpPage("page", "Page", "")));

        assertThat(new Described().check(draft))
                .extracting(Fault::toString)
                .containsExactly("described | page | has no text | write its text");
    }

    @Test
    void allFaultsAreNamedAtOnce() {
        Draft draft = of(look(s -> s.summary("").help("")), change(s -> s));

        assertThatThrownBy(() -> Catalogue.of(draft.tools(), draft.entries(), draft.pages()))
                .hasMessageContaining("has no summary")
                .hasMessageContaining("has no help");
    }

    @Test
    void aToolWithoutATitleIsRefused() {
        ToolSpec untitled = new ToolSpec("look", "", "Looks.", Drafts.LOOK.selector());
        Draft draft = new Draft(List.of(untitled), List.of(look(s -> s)), List.of());

        assertThat(new Described().check(draft)).extracting(Fault::place).containsExactly("look");
    }
}
