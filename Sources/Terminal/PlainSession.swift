import CTerminal
import ComponentCore
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
/// configured number of frames, when a view quits, or by a signal. When the reader of a pipe is
/// gone, the process ends by `SIGPIPE`, as other programs do.
///
/// During work, which may change the views often, it writes a block at most every ten seconds, and
/// one when the work has finished, whether or not the output still has a reader.
///
/// With a color depth in its configuration, or where `FORCE_COLOR` or `CLICOLOR_FORCE` asks for
/// colors, the blocks have escape codes for colors and text effects, and no others.
@MainActor
final class PlainSession: WaitingLoop {
  let loop = EventLoop()
  private let screen: Screen
  private let recorder: SessionRecorder
  /// The number of colors, or `nil` for text without escape codes.
  private let colorDepth: ColorDepth?
  private var writer: PlainTextWriter
  private let work: SessionWork?
  /// When the next block during work is due.
  private var nextBlock = Instant(offset: .zero)

  /// The shortest time between two blocks during work.
  private static let workInterval = Duration.seconds(10)

  /// Runs a session, and returns the status with which a view has quit, otherwise 0.
  static func run(
    _ configuration: Session.Configuration, _ recorder: SessionRecorder,
    during work: SessionWork? = nil, @ViewBuilder content: () -> some View
  ) -> Int32 {
    let session = PlainSession(configuration, recorder, work, content: content)
    session.begin()
    session.runLoop()
    return session.end()
  }

  /// Runs a session without blocking the main actor.
  static func run(
    _ configuration: Session.Configuration, _ recorder: SessionRecorder,
    during work: SessionWork? = nil, @ViewBuilder content: () -> some View
  ) async -> Int32 {
    let session = PlainSession(configuration, recorder, work, content: content)
    session.begin()
    await session.runLoop()
    return session.end()
  }

  private init(
    _ configuration: Session.Configuration, _ recorder: SessionRecorder, _ work: SessionWork?,
    @ViewBuilder content: () -> some View
  ) {
    let (loop, depth) = (loop, PlainSession.colorDepth(configuration))
    self.recorder = recorder
    self.work = work
    writer =
      work == nil
      ? PlainTextWriter(limit: configuration.frames) : PlainTextWriter(separator: "\n")
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
    if configuration.output == .plain { return nil }
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

  private func begin() {
    recorder.begin(screen, loop)
    guard let work else { return writeBlock() }
    nextBlock = loop.now.advanced(by: PlainSession.workInterval)
    // The views appear before the work begins.
    screen.update()
    work.start { [loop] in loop.wake() }
  }

  /// Returns what to wait for: changes, and that a pipe loses its reader, without which work goes
  /// on.
  func nextWait() -> Wait? {
    if let work {
      if work.isFinished(afterCancelling: screen.quitStatus != nil) { return nil }
      return Wait(limit: loop.now.duration(to: nextBlock))
    }
    if writer.isFinished || screen.quitStatus != nil { return nil }
    return Wait(descriptors: [PollDescriptor(descriptor: STDOUT_FILENO, wantsToRead: false)])
  }

  func handle(_ wait: Wait) {
    if work != nil {
      if loop.now < nextBlock { return }
      nextBlock = loop.now.advanced(by: PlainSession.workInterval)
    } else if wait.descriptors[0].isHungUp {
      terminal_guard_terminate(SIGPIPE)
    }
    writeBlock()
  }

  /// Ends the session, and returns its status.
  private func end() -> Int32 {
    if work != nil { writeBlock() }
    recorder.end()
    let recordingStatus = recorder.reportFailure()
    if work == nil, let failure = writer.failure { return PlainSession.status(of: failure) }
    return recordingStatus ?? screen.quitStatus ?? 0
  }

  private func writeBlock() {
    if let colorDepth {
      writer.write(screen.frame.styledText(colorDepth: colorDepth))
    } else {
      writer.write(screen.text)
    }
    recorder.recordFrame()
  }
}
