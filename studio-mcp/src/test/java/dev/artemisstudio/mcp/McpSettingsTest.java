package dev.artemisstudio.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.helidon.config.Config;
import io.helidon.config.ConfigSources;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class McpSettingsTest {
    @Test
    void whatIsNotConfiguredHasItsDefault() {
        assertThat(of(Map.of())).isEqualTo(new McpSettings("/mcp", 1_048_576, List.of()));
    }

    @Test
    void everythingCanBeConfigured() {
        McpSettings settings = of(Map.of(
                "mcp.path",
                "/studio/mcp",
                "mcp.max-body",
                "2 MiB",
                "mcp.allowed-origins.0",
                "https://a.example",
                "mcp.allowed-origins.1",
                "https://b.example"));
        assertThat(settings)
                .isEqualTo(
                        new McpSettings("/studio/mcp", 2_097_152, List.of("https://a.example", "https://b.example")));
    }

    @ParameterizedTest
    @CsvSource({
        "mcp.path, mcp, mcp.path",
        "mcp.path, /, mcp.path",
        "mcp.max-body, 1023, mcp.max-body",
        "mcp.max-body, 65 MiB, mcp.max-body",
        "mcp.max-body, 3 GiB, mcp.max-body",
        "mcp.max-body, big, mcp.max-body"
    })
    void aSettingOutOfBoundsIsNamed(String key, String value, String named) {
        assertThatThrownBy(() -> of(Map.of(key, value)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(named);
    }

    private static McpSettings of(Map<String, String> values) {
        Config config = Config.builder()
                .sources(ConfigSources.create(values))
                .disableEnvironmentVariablesSource()
                .disableSystemPropertiesSource()
                .build();
        return McpSettings.of(config.get("mcp"));
    }
}
