package dev.artemisstudio.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.Studio;
import dev.artemisstudio.core.broker.core.CoreGateway;
import dev.artemisstudio.core.catalogue.Entry;
import dev.artemisstudio.core.cluster.RegisteredClusters;
import dev.artemisstudio.core.config.ConfigFile;
import dev.artemisstudio.core.config.StudioConfig;
import dev.artemisstudio.core.dispatch.Caller;
import dev.artemisstudio.core.error.StudioException;
import dev.artemisstudio.core.testing.Golden;
import dev.artemisstudio.core.testing.TestBroker;
import dev.artemisstudio.core.testing.TestBrokerBuilder;
import jakarta.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.activemq.artemis.core.security.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rights that docs/connecting.md names are enough for every operation, and what they are for fails without them. */
class ConnectingTest {
    private static final Pattern SETTING =
            Pattern.compile("<security-setting match=\"([^\"]+)\">(.*?)</security-setting>", Pattern.DOTALL);
    private static final Pattern PERMISSION = Pattern.compile("<permission type=\"([^\"]+)\" roles=\"studio\"/>");

    @TempDir
    private Path folder;

    /** The permissions of the page, by match. */
    private static Map<String, Set<String>> documented() throws IOException {
        String page = Files.readString(Golden.root().resolve("docs/connecting.md"));
        int begin = page.indexOf("<!-- begin broker.xml -->");
        Map<String, Set<String>> permissions = new TreeMap<>();
        Matcher settings = SETTING.matcher(page.substring(begin, page.indexOf("<!-- end broker.xml -->")));
        while (settings.find()) {
            Set<String> types = new TreeSet<>();
            Matcher permission = PERMISSION.matcher(settings.group(2));
            while (permission.find()) {
                types.add(permission.group(1));
            }
            permissions.put(settings.group(1), types);
        }
        return permissions;
    }

    private static void grant(Role role, Set<String> types) {
        role.setManage(types.contains("manage"));
        role.setSend(types.contains("send"));
        role.setCreateAddress(types.contains("createAddress"));
        role.setCreateNonDurableQueue(types.contains("createNonDurableQueue"));
        role.setDeleteNonDurableQueue(types.contains("deleteNonDurableQueue"));
        role.setConsume(types.contains("consume"));
        role.setBrowse(types.contains("browse"));
    }

    /** Runs the example of every operation as the user of the page; what failed, by operation. */
    private Map<String, String> failures(Map<String, Set<String>> permissions) throws IOException {
        TestBrokerBuilder builder = TestBroker.builder("guarded").user("studio", "secret");
        permissions.forEach((match, types) -> builder.permissions(match, "studio", role -> grant(role, types)));
        Map<String, String> failures = new TreeMap<>();
        try (TestBroker broker = builder.start()) {
            broker.createQueue("orders");
            broker.send("orders", "first");
            try (RegisteredClusters clusters = clusters(broker.url())) {
                Studio studio = Studio.over(clusters, Clock.systemUTC());
                studio.catalogue().entries().forEach(entry -> run(studio, entry, failures));
            }
        }
        return failures;
    }

    private RegisteredClusters clusters(String seed) throws IOException {
        String text =
                """
                studio:
                  clusters:
                    - id: demo
                      seeds:
                        - %s
                      user: studio
                      password: secret
                """
                        .formatted(seed);
        Path file = Files.writeString(folder.resolve("studio.yaml"), text);
        return new RegisteredClusters(
                StudioConfig.from(ConfigFile.read(file), Set.of()).clusters(), new CoreGateway());
    }

    private static void run(Studio studio, Entry entry, Map<String, String> failures) {
        Map<String, Object> arguments = new HashMap<>(entry.spec().example().arguments());
        arguments.remove("cursor");
        try {
            String json = studio.dispatcher()
                    .call(entry, Json.createObjectBuilder(arguments).build(), Caller.local(Caller.Surface.CLI))
                    .json();
            if (json.contains("\"status\":\"unreachable\"")) {
                failures.put(entry.id(), json);
            }
        } catch (StudioException failure) {
            if (!entry.id().equals("message.read")) { // Its example names a message that is not there.
                failures.put(entry.id(), failure.getMessage());
            }
        }
    }

    @Test
    void theRightsOfThePageAreEnoughForEveryOperation() throws IOException {
        assertThat(documented()).containsOnlyKeys("activemq.management", "activemq.management.#", "#");
        assertThat(failures(documented())).isEmpty();
    }

    @Test
    void withoutBrowseOnlyMessagesAreRefused() throws IOException {
        Map<String, Set<String>> fewer = documented();
        fewer.put("#", Set.of());

        assertThat(failures(fewer)).containsOnlyKeys("messages.browse");
    }

    @Test
    void withoutManageBrokersAreRefused() throws IOException {
        Map<String, Set<String>> fewer = documented();
        fewer.values().forEach(types -> types.remove("manage"));

        assertThat(failures(fewer)).containsKeys("queues.list", "messages.browse");
    }
}
