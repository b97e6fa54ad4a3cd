import AlarmPanel
import Components
import Signals
import Terminal
import TextBackend

/// Writes a block of plain text for each line that changes the panel.
///
/// A session shows only the newest state of each frame, so this function renders every one on a
/// screen instead.
@MainActor
func writePlainText(_ lines: some Sequence<String>, _ options: Options) {
  let configuration = options.program.session
  let reports = PassthroughSubject<AlarmSource.Report, Never>()
  var source = AlarmSource("lines", startTime: timeOfDay()) { _ in reports.eraseToAnyPublisher() }
  source.sequence = options.sequence
  let (columns, rows) = (configuration.columns ?? 80, configuration.rows ?? 24)
  let screen = Screen(columns: columns, rows: rows, scheduler: SystemScheduler()) {
    AnnunciatorView(source, flashes: false).environment(
      \.usesASCII, true)
  }
  var writer = PlainTextWriter(limit: configuration.frames)
  writer.write(screen.text)
  for (index, line) in lines.enumerated() {
    if writer.isFinished { break }
    if let report = AlarmSource.report(of: line, number: index + 1) { reports.send(report) }
    writer.write(screen.text)
  }
}
