package dev.artemisstudio.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.helidon.config.Config;
import io.helidon.config.ConfigSources;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Settings are read from configuration, and what cannot work is refused at the start. */
class RestSettingsTest {
    @Test
    void nothingConfiguredMeansTheDefaults() {
        assertThat(RestSettings.of(Config.empty())).isEqualTo(new RestSettings("/api/v1", 1_048_576, List.of()));
    }

    @Test
    void everySettingIsRead() {
        Config config = config(Map.of(
                "prefix", "/studio/v1",
                "max-body", "512 KiB",
                "cors.allow-origins.0", "https://a.example.com",
                "cors.allow-origins.1", "https://b.example.com"));
        assertThat(RestSettings.of(config))
                .isEqualTo(new RestSettings(
                        "/studio/v1", 524_288, List.of("https://a.example.com", "https://b.example.com")));
    }

    @ParameterizedTest
    @CsvSource({
        "prefix, api/v1",
        "prefix, /api/",
        "prefix, /a b",
        "prefix, /",
        "max-body, 0",
        "max-body, 65 MiB",
        "max-body, 20 GiB",
        "max-body, much"
    })
    void aValueThatCannotWorkIsRefused(String key, String value) {
        assertThatThrownBy(() -> RestSettings.of(config(Map.of(key, value))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Config config(Map<String, String> values) {
        return Config.builder(ConfigSources.create(values))
                .disableEnvironmentVariablesSource()
                .disableSystemPropertiesSource()
                .build();
    }
}
