import CTerminal
import Components
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A session without a terminal, which writes plain text to standard output.
///
/// It writes one block for the first frame and one for each change: without escape codes, without
/// control characters other than line feeds, and with boxes drawn in ASCII. A block begins with
/// the views, not with the blanks that would center them on a screen. It ends after the
/// configured number of changes, when a view quits, or by a signal. When the reader of a pipe is
/// gone, the process ends by `SIGPIPE`, as other programs do.
///
/// With a color depth in its configuration, or where `FORCE_COLOR` or `CLICOLOR_FORCE` asks for
/// colors, the blocks have escape codes for colors and text effects, and no others.
@MainActor
enum PlainSession {
  /// Runs a session, and returns the status with which a view has quit, otherwise 0.
  static func run(
    _ configuration: Session.Configuration, _ recorder: SessionRecorder,
    @ViewBuilder content: () -> some View
  ) -> Int32 {
    let loop = EventLoop()
    let depth = colorDepth(configuration)
    let screen = Screen(
      columns: configuration.columns ?? 80, rows: configuration.rows ?? 24,
      alignment: .topLeading, colorDepth: depth ?? .trueColor, scheduler: loop,
      onChange: { loop.wake() }
    ) {
      content().environment(\.usesASCII, true).environment(\.usesColor, depth != nil)
    }
    recorder.begin(screen, loop)
    defer { recorder.end() }
    var writer = PlainTextWriter(limit: configuration.changes)
    writer.write(text(of: screen, depth))
    recorder.recordFrame()
    while !writer.isFinished, screen.quitStatus == nil {
      var descriptors = [PollDescriptor(descriptor: STDOUT_FILENO, wantsToRead: false)]
      loop.sleep(&descriptors)
      if descriptors[0].isHungUp { terminal_guard_terminate(SIGPIPE) }
      loop.runDue()
      writer.write(text(of: screen, depth))
      recorder.recordFrame()
    }
    if let failure = writer.failure { return status(of: failure) }
    return screen.quitStatus ?? 0
  }

  /// Returns the number of colors, or `nil` for text without escape codes.
  private static func colorDepth(_ configuration: Session.Configuration) -> ColorDepth? {
    if configuration.isPlain { return nil }
    let depth =
      configuration.colorDepth
      ?? ColorDepth(environment: ProcessEnvironment.variables, isTerminal: false)
    return depth == .none ? nil : depth
  }

  private static func text(of screen: Screen, _ depth: ColorDepth?) -> String {
    guard let depth else { return screen.text }
    return screen.frame.styledText(colorDepth: depth)
  }

  /// Ends the process if nobody reads its output any more, and otherwise returns the status of a
  /// failed output.
  private static func status(of failure: CInt) -> Int32 {
    if failure == EPIPE { terminal_guard_terminate(SIGPIPE) }
    SessionFailure.report("Standard output cannot be written", failure)
    return SessionFailure.outputStatus
  }
}
