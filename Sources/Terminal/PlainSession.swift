import Components
import TextBackend

/// A session without a terminal, which writes plain text to standard output.
///
/// It writes one block for the first frame and one for each change: without escape codes, without
/// control characters other than line feeds, and with boxes drawn in ASCII. A block begins with
/// the views, not with the blanks that would center them on a screen. It ends after the
/// configured number of changes, when a view quits, when the reader closes the pipe, or by a
/// signal.
@MainActor
enum PlainSession {
  /// Runs a session, and returns the status with which a view has quit, otherwise 0.
  static func run(
    _ configuration: Session.Configuration, @ViewBuilder content: () -> some View
  ) -> Int32 {
    let loop = EventLoop()
    let screen = Screen(
      columns: configuration.columns ?? 80, rows: configuration.rows ?? 24,
      alignment: .topLeading, scheduler: loop, onChange: { loop.wake() }
    ) {
      content().environment(\.usesASCII, true).environment(\.usesColor, false)
    }
    var writer = PlainTextWriter(limit: configuration.changes)
    writer.write(screen.text)
    while !writer.isFinished, screen.quitStatus == nil {
      var descriptors: [PollDescriptor] = []
      loop.sleep(&descriptors)
      loop.runDue()
      writer.write(screen.text)
    }
    return screen.quitStatus ?? 0
  }
}
