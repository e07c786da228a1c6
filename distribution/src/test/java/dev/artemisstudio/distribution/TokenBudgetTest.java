package dev.artemisstudio.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import dev.artemisstudio.core.testing.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The listing is paid for in every conversation: it stays under the ceilings of docs/contract/budgets.txt. */
class TokenBudgetTest {
    private static final Encoding O200K = Encodings.newDefaultEncodingRegistry().getEncoding(EncodingType.O200K_BASE);

    private static Map<String, Integer> ceilings() throws IOException {
        Map<String, Integer> ceilings = new HashMap<>();
        for (String line : Files.readAllLines(Golden.root().resolve("docs/contract/budgets.txt"))) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] words = line.split(" ");
                ceilings.put(words[0], Integer.parseInt(words[1]));
            }
        }
        return ceilings;
    }

    /** One line a ceiling that is broken. */
    private static List<String> broken(Listing listing, Map<String, Integer> ceilings) {
        List<String> broken = new ArrayList<>();
        int tokens = 0;
        int characters = 0;
        for (Map.Entry<String, String> tool : listing.tools().entrySet()) {
            int own = O200K.countTokens(tool.getValue());
            tokens += own;
            characters += tool.getValue().length();
            over(broken, tool.getKey(), own, ceilings.get("tokens-tool"));
            over(
                    broken,
                    tool.getKey() + " (characters / 4)",
                    tool.getValue().length() / 4.0,
                    ceilings.get("quarter-characters-tool"));
        }
        int count = listing.tools().size();
        over(broken, "average", (double) tokens / count, ceilings.get("tokens-average"));
        over(broken, "average (characters / 4)", characters / 4.0 / count, ceilings.get("quarter-characters-average"));
        over(broken, "listing", tokens, ceilings.get("tokens-listing"));
        over(broken, "instructions", O200K.countTokens(listing.instructions()), ceilings.get("tokens-instructions"));
        return broken;
    }

    private static void over(List<String> broken, String what, double value, int ceiling) {
        if (value > ceiling) {
            broken.add(what + " is " + value + ", the ceiling is " + ceiling);
        }
    }

    private static void print(Listing listing) {
        StringBuilder table = new StringBuilder(String.format("%n%-20s %6s %8s%n", "tool", "tokens", "chars/4"));
        int tokens = 0;
        int characters = 0;
        for (Map.Entry<String, String> tool : listing.tools().entrySet()) {
            int own = O200K.countTokens(tool.getValue());
            tokens += own;
            characters += tool.getValue().length();
            table.append(String.format(
                    "%-20s %6d %8.1f%n", tool.getKey(), own, tool.getValue().length() / 4.0));
        }
        int count = listing.tools().size();
        table.append(String.format("%-20s %6d %8.1f%n", "listing", tokens, characters / 4.0));
        table.append(
                String.format("%-20s %6.1f %8.1f%n", "average", (double) tokens / count, characters / 4.0 / count));
        table.append(String.format("%-20s %6d%n", "instructions", O200K.countTokens(listing.instructions())));
        System.out.print(table);
    }

    @Test
    void theListingStaysUnderItsCeilings() throws Exception {
        Listing listing = Listing.of(SmallWorld.get().url());
        print(listing);

        assertThat(broken(listing, ceilings())).isEmpty();
    }

    @Test
    void aToolThatTalksTooMuchIsNamed() throws Exception {
        Listing listing = Listing.of(SmallWorld.get().url());
        Map<String, String> wordy = new LinkedHashMap<>(listing.tools());
        wordy.put("diagnose", wordy.get("diagnose") + " and one more word".repeat(40));

        assertThat(broken(new Listing(listing.instructions(), wordy), ceilings()))
                .anyMatch(line -> line.startsWith("diagnose is"))
                .anyMatch(line -> line.startsWith("average is"));
    }
}
