import CTerminal
import Components
import Signals
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
/// During work, which may change the views often, it writes a block at most every ten seconds, and
/// one when the work has finished, whether or not the output still has a reader.
///
/// With a color depth in its configuration, or where `FORCE_COLOR` or `CLICOLOR_FORCE` asks for
/// colors, the blocks have escape codes for colors and text effects, and no others.
@MainActor
struct PlainSession {
  private let loop = EventLoop()
  private let screen: Screen
  private let recorder: SessionRecorder
  /// The number of colors, or `nil` for text without escape codes.
  private let colorDepth: ColorDepth?
  private var writer: PlainTextWriter

  /// The shortest time between two blocks during work.
  private static let workInterval = Duration.seconds(10)

  /// Runs a session, and returns the status with which a view has quit, otherwise 0.
  static func run(
    _ configuration: Session.Configuration, _ recorder: SessionRecorder,
    during work: SessionWork? = nil, @ViewBuilder content: () -> some View
  ) -> Int32 {
    let writer =
      work == nil
      ? PlainTextWriter(limit: configuration.changes) : PlainTextWriter(separator: "\n")
    var session = PlainSession(configuration, recorder, writer, content: content)
    recorder.begin(session.screen, session.loop)
    if let work { session.show(during: work) } else { session.show() }
    recorder.end()
    let recordingStatus = recorder.reportFailure()
    if work == nil, let failure = session.writer.failure { return status(of: failure) }
    return recordingStatus ?? session.screen.quitStatus ?? 0
  }

  private init(
    _ configuration: Session.Configuration, _ recorder: SessionRecorder,
    _ writer: PlainTextWriter, @ViewBuilder content: () -> some View
  ) {
    let (loop, depth) = (loop, PlainSession.colorDepth(configuration))
    self.recorder = recorder
    self.writer = writer
    colorDepth = depth
    var environment = EnvironmentValues()
    environment.usesASCII = true
    environment.adapt(to: configuration.accessibility.resolved)
    screen = Screen(
      columns: configuration.columns ?? 80, rows: configuration.rows ?? 24,
      alignment: .topLeading, colorDepth: depth ?? .trueColor, environment: environment,
      scheduler: loop, onChange: { loop.wake() }
    ) {
      content().environment(\.usesColor, depth != nil)
    }
    screen.setHost { _ in
      false
    } onTitleChange: { _ in
    }
    if configuration.placement == .inline { screen.beginInline() }
  }

  private static func colorDepth(_ configuration: Session.Configuration) -> ColorDepth? {
    if configuration.isPlain { return nil }
    let depth =
      configuration.colorDepth
      ?? ColorDepth(isTerminal: false, variable: ProcessEnvironment.variable)
    return depth == .none ? nil : depth
  }

  /// Ends the process if its output has no reader any more, and otherwise returns the status of a
  /// failed output.
  private static func status(of failure: CInt) -> Int32 {
    if failure == EPIPE { terminal_guard_terminate(SIGPIPE) }
    SessionFailure.report("Standard output cannot be written", failure)
    return SessionFailure.outputStatus
  }

  // MARK: Blocks

  private mutating func show() {
    writeBlock()
    while !writer.isFinished, screen.quitStatus == nil {
      var descriptors = [PollDescriptor(descriptor: STDOUT_FILENO, wantsToRead: false)]
      loop.sleep(&descriptors)
      if descriptors[0].isHungUp { terminal_guard_terminate(SIGPIPE) }
      loop.runDue()
      writeBlock()
    }
  }

  private mutating func show(during work: SessionWork) {
    var next = loop.now.advanced(by: PlainSession.workInterval)
    // The views appear before the work begins.
    screen.update()
    work.start { [loop] in loop.wake() }
    while !work.isFinished(afterCancelling: screen.quitStatus != nil) {
      var descriptors: [PollDescriptor] = []
      loop.sleep(&descriptors, atMost: loop.now.duration(to: next))
      loop.runDue()
      if loop.now >= next {
        writeBlock()
        next = loop.now.advanced(by: PlainSession.workInterval)
      }
    }
    writeBlock()
  }

  private mutating func writeBlock() {
    if let colorDepth {
      writer.write(screen.frame.styledText(colorDepth: colorDepth))
    } else {
      writer.write(screen.text)
    }
    recorder.recordFrame()
  }
}
