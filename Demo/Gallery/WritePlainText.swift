import Components
import Signals
import Terminal
import TextBackend

/// Writes a block of plain text for each title as it arrives, skipping a block equal to the last.
///
/// A session shows only the newest title of each frame, so this function renders every title on a
/// screen instead.
@MainActor
func writePlainText(
  _ titles: some Sequence<String>, page: Page, _ configuration: Session.Configuration
) {
  let subject = PassthroughSubject<String?, Never>()
  let screen = Screen(columns: configuration.columns ?? 80, rows: configuration.rows ?? 24) {
    PageView(page: page, input: DemoInput(titles: subject.eraseToAnyPublisher()))
      .environment(\.usesASCII, true)
  }
  var writer = PlainTextWriter(limit: configuration.frames)
  writer.write(screen.text)
  for title in titles where !writer.isFinished {
    subject.send(title)
    writer.write(screen.text)
  }
}
