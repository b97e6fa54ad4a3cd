import Components
import TextBackend

/// Views where there is no terminal: a block of text for the first frame, and one for each change.
///
/// No escape codes, no control characters but line feeds, and lines drawn in ASCII. Ends when nobody
/// reads any more, with a signal, or after as many changes as it is told.
@MainActor
enum PlainSession {
  static func run(_ configuration: Session.Configuration, @ViewBuilder content: () -> some View) {
    let loop = EventLoop()
    let screen = Screen(
      columns: configuration.columns ?? 80, rows: configuration.rows ?? 24,
      scheduler: loop, onChange: { loop.wake() }
    ) {
      content().environment(\.usesASCII, true).environment(\.usesColor, false)
    }
    var writer = PlainTextWriter(limit: configuration.changes)
    writer.write(screen.text)
    while !writer.isFinished {
      var descriptors: [PollDescriptor] = []
      loop.sleep(&descriptors)
      loop.runDue()
      writer.write(screen.text)
    }
  }
}
