package dev.artemisstudio.core.catalogue.render;

import dev.artemisstudio.core.catalogue.Catalogue;
import dev.artemisstudio.core.catalogue.HelpPage;
import dev.artemisstudio.core.catalogue.Tool;
import dev.artemisstudio.core.catalogue.reflect.RequestRecord;
import dev.artemisstudio.core.catalogue.rule.CatalogueRules;
import dev.artemisstudio.core.error.ErrorKind;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The reference documentation of a catalogue, as Markdown files below docs/reference. */
public final class ReferencePages {
    private static final String GENERATED =
            "<!-- Rendered from the catalogue. Change the catalogue, then: ./mvnw verify -Dgolden.update -->\n\n";

    private ReferencePages() {}

    /** Content by file name. */
    public static Map<String, String> of(Catalogue catalogue) {
        Help help = new Help(catalogue);
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("README.md", index(catalogue));
        catalogue.tools().forEach(tool -> pages.put("tools/" + tool.name() + ".md", tool(help, tool)));
        catalogue.pages().forEach(page -> pages.put("topics/" + page.topic() + ".md", page(page)));
        pages.put("errors.md", errors());
        pages.put("rules.md", rules());
        return pages;
    }

    private static String index(Catalogue catalogue) {
        String tools = catalogue.tools().stream()
                .map(tool -> "| [`" + tool.name() + "`](tools/" + tool.name() + ".md) | "
                        + RequestRecord.wireName(tool.posture()) + " | "
                        + tool.description() + " |")
                .collect(Collectors.joining("\n"));
        String routes = catalogue.entries().stream()
                .map(entry -> "| `" + entry.spec().access().route() + "` | "
                        + entry.spec().summary() + " | [`" + entry.id() + "`](tools/"
                        + entry.spec().access().tool() + ".md) |")
                .collect(Collectors.joining("\n"));
        String topics = catalogue.pages().stream()
                .map(page -> "* [" + page.title() + "](topics/" + page.topic() + ".md)")
                .collect(Collectors.joining("\n"));
        return GENERATED + "# Reference\n\n## Tools\n\n| tool | posture | what it does |\n|---|---|---|\n" + tools
                + "\n\n## Routes below /api/v1\n\n| route | answer | operation |\n|---|---|---|\n" + routes
                + "\n\n## Topics\n\n" + topics
                + "\n* [Failures](errors.md)\n* [Rules of the catalogue](rules.md)\n";
    }

    private static String tool(Help help, Tool tool) {
        String operations = help.topic(tool.name()).orElseThrow().operations().stream()
                .map(ReferencePages::operation)
                .collect(Collectors.joining("\n"));
        return GENERATED + "# `" + tool.name() + "`: " + tool.spec().title() + "\n\n" + tool.description() + "\n\n"
                + operations;
    }

    private static String operation(OperationHelp operation) {
        StringBuilder text = new StringBuilder("## `" + operation.operation() + "`\n\n" + operation.summary() + "\n\n");
        var calling = operation.calling();
        text.append("* MCP: `")
                .append((calling.tool() + " " + calling.selectedBy()).strip())
                .append("`\n");
        text.append("* REST: `").append(calling.rest()).append("` below `/api/v1`\n");
        text.append("* Posture: ")
                .append(RequestRecord.wireName(calling.posture()))
                .append("; permission: `");
        text.append(calling.permission()).append("`\n");
        if (!operation.errors().isEmpty()) {
            text.append("* Fails with: ")
                    .append(operation.errors().stream()
                            .map(kind -> "`" + kind.code() + "`")
                            .collect(Collectors.joining(", ")))
                    .append(" (and `invalid_argument`)\n");
        }
        text.append('\n').append(operation.text()).append("\n\n");
        if (!operation.parameters().isEmpty()) {
            text.append("| parameter | holds | required | default | meaning | example |\n|---|---|---|---|---|---|\n");
            operation.parameters().forEach(parameter -> text.append(parameter(parameter)));
            text.append('\n');
        }
        text.append("| result | meaning |\n|---|---|\n");
        operation
                .result()
                .forEach(member -> text.append("| `" + member.name() + "` | " + cell(member.meaning()) + " |\n"));
        return text.toString();
    }

    private static String parameter(ParameterHelp parameter) {
        String accepted = parameter.accepted().stream()
                .map(value -> " `" + value.value() + "`: " + value.meaning())
                .collect(Collectors.joining());
        return "| `" + parameter.name() + "` | " + parameter.type() + " | " + (parameter.required() ? "yes" : "no")
                + " | "
                + parameter.defaultValue().map(value -> "`" + value + "`").orElse("") + " | "
                + cell(parameter.description() + accepted) + " | `" + cell(parameter.example()) + "` |\n";
    }

    private static String cell(String text) {
        return text.replace("|", "\\|").replace("\n", " ");
    }

    private static String page(HelpPage page) {
        return GENERATED + "# " + page.title() + "\n\n" + page.text() + "\n";
    }

    private static String errors() {
        return GENERATED + "# Failures\n\n| code | HTTP | meaning | what to do |\n|---|---|---|---|\n"
                + Arrays.stream(ErrorKind.values())
                        .map(kind -> "| `" + kind.code() + "` | " + kind.status() + " | " + kind.title() + " | "
                                + kind.remedy() + " |\n")
                        .collect(Collectors.joining());
    }

    private static String rules() {
        return GENERATED
                + "# Rules of the catalogue\n\nA catalogue that breaks one does not start and does not pass the"
                + " build.\n\n| rule | why |\n|---|---|\n"
                + CatalogueRules.reasons().entrySet().stream()
                        .map(rule -> "| `" + rule.getKey() + "` | " + rule.getValue() + " |\n")
                        .collect(Collectors.joining());
    }
}
