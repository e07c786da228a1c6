package dev.artemisstudio.distribution.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AttendanceTest {

    @Test
    void aChildThatIsAloneLeavesAsTheLast(@TempDir Path root) throws Exception {
        assertThat(Attendance.in(root).leaveAsLast()).isTrue();
        // And the file it leaves behind does not count as a child.
        assertThat(Attendance.in(root).leaveAsLast()).isTrue();
    }
}
