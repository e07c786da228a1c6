package dev.artemisstudio.distribution.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DemoLayoutTest {

    @Test
    void aChildReadsTheLayoutThatItsParentWrote() throws Exception {
        DemoLayout layout = DemoLayout.onFreePorts(Path.of("/some where/demo"));
        assertThat(DemoLayout.parse(layout.arguments())).isEqualTo(layout);
        assertThat(layout.ports()).hasSize(4).doesNotHaveDuplicates();
    }

    @Test
    void anApplicationOfThePairedNodeKnowsItsBackupToo() {
        DemoLayout layout = new DemoLayout(Path.of("demo"), List.of(11, 12, 13, 14));
        assertThat(layout.urls(DemoNode.ARTEMIS_1)).containsExactly("tcp://127.0.0.1:11", "tcp://127.0.0.1:14");
        assertThat(layout.urls(DemoNode.ARTEMIS_3)).containsExactly("tcp://127.0.0.1:13");
    }

    @Test
    void aLayoutNamesAPortForEveryBroker() {
        assertThatThrownBy(() -> DemoLayout.parse(List.of("demo", "11", "12")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[11, 12]");
    }
}
