package dev.artemisstudio.distribution.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DepthGaugeTest {

    @Test
    void aGaugeThatHasReadNothingSeesNoRoom() {
        DepthGauge gauge = new DepthGauge(new DemoLayout(Path.of("unused"), List.of(1, 2, 3, 4)), List.of("orders"));
        assertThat(gauge.hasRoom("orders", Long.MAX_VALUE)).isFalse();
    }
}
