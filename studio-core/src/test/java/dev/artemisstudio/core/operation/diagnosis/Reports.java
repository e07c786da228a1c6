package dev.artemisstudio.core.operation.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.artemisstudio.core.diagnosis.Finding;
import dev.artemisstudio.core.diagnosis.FindingCode;
import dev.artemisstudio.core.diagnosis.Thresholds;
import dev.artemisstudio.core.operation.TestView;
import java.util.List;

/** Asks for a diagnosis as a caller would, and reads the answer. */
final class Reports {
    private Reports() {}

    static DiagnosisReport ofCluster(TestView view, Pause pause) {
        return new DiagnoseCluster(pause, Thresholds.DEFAULT).handle(new DiagnoseCluster.Request("demo"), view);
    }

    static DiagnosisReport ofQueue(String queue, TestView view, Pause pause, Thresholds thresholds) {
        return new DiagnoseQueue(pause, thresholds).handle(new DiagnoseQueue.Request("demo", queue), view);
    }

    static List<FindingCode> codes(DiagnosisReport report) {
        return report.findings().stream().map(Finding::code).toList();
    }

    /** The first finding of a kind, which must be there. */
    static Finding finding(DiagnosisReport report, FindingCode code) {
        assertThat(codes(report)).contains(code);
        return report.findings().stream()
                .filter(f -> f.code() == code)
                .findFirst()
                .orElseThrow();
    }
}
