package dev.artemisstudio.mcp.transport;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OriginRuleTest {
    private final OriginRule rule = new OriginRule(List.of("https://Studio.example.com/"));

    @ParameterizedTest
    @CsvSource({
        "http://localhost, 10.0.0.7, true",
        "HTTP://LOCALHOST:80, 10.0.0.7, true",
        "http://app.localhost:9, 10.0.0.7, true",
        "http://127.1.2.3, 10.0.0.7, true",
        "http://[::1], 10.0.0.7, true",
        "http://10.0.0.7:8787, 10.0.0.7, true",
        "http://10.0.0.8:8787, 10.0.0.7, false",
        "https://studio.example.com, 10.0.0.7, true",
        "https://studio.example.com:444, 10.0.0.7, false",
        "http://studio.example.com, 10.0.0.7, false",
        "https://studio.example.com.evil.example, 10.0.0.7, false",
        "http://127.0.0.1.evil.example, 10.0.0.7, false",
        "http://localhost@evil.example, 10.0.0.7, false",
        "file://localhost, 10.0.0.7, false",
        "null, 10.0.0.7, false",
        "'', '', false",
        "http://, '', false",
        "http://a b, 10.0.0.7, false",
    })
    void letsInWhatCannotBePointedElsewhere(String origin, String local, boolean allowed) {
        assertThat(rule.allows(origin, local)).isEqualTo(allowed);
    }
}
