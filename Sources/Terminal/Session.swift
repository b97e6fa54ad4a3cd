import CTerminal
import ComponentCore
import Signals
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs views on a terminal until the user quits.
///
///     Session.run { Panel() }
///
/// These keys are the session's own and do not reach the views:
///
/// | Key | Effect |
/// |---|---|
/// | Ctrl-C | ends the process, or the session: ``Configuration/endsProcessByControlC`` |
/// | Ctrl-\ | ends the process by `SIGQUIT` |
/// | Ctrl-Z | suspends the process |
/// | Ctrl-L | draws the screen again |
/// | `q` | ends the session, if no view handles it |
///
/// Because Ctrl-Z suspends, text fields undo with Ctrl-_.
///
/// A session also ends when a view calls the environment's `quit` action, by `SIGTERM`, `SIGHUP`,
/// `SIGINT` and `SIGQUIT`, when the terminal hangs up, and after ``Configuration/frames``.
/// However the process ends, the terminal is restored.
///
/// An action of a view may run another session, for example to show a file. Until that ends, it
/// has the terminal instead of the session around it.
///
/// If standard output is not a terminal, the session writes plain text to it: a block for the
/// first frame and one for each change. ``Configuration/output`` says what else it may do.
@MainActor
public final class Session {
  /// The innermost session on the terminal.
  static var current: Session?
  /// What the user had typed when the last session ended, for the next one. A program that asks
  /// several questions gets all answers, also if they are typed or pasted at once.
  static var typedAhead: [Input] = []

  let device: Device
  let loop: EventLoop
  let screen: Screen
  let configuration: Configuration
  var modes = Modes()
  var writer: TerminalWriter
  var input = InputQueue()
  var queries = TerminalQueries()
  /// Whether the terminal shows the pointer as a hand.
  var showsHand = false
  /// Whether the session has asked for reports of the mouse in pixels.
  var reportsPixels = false
  /// The requests of the views to the terminal.
  var services = TerminalServices()
  /// The size that the terminal has reported since the last signal of a change.
  var reportedSize: Size?
  /// The number of views that have lent the terminal to others.
  var lendings = 0
  var parent = ParentProcess()
  var isSuspended = false
  var foregroundWatch = ForegroundWatch()
  /// Whether the session has shown its first frame.
  private(set) var hasEntered = false
  private var frameCount = 0
  var frames = FrameClock()
  var needsResize = false
  var responseTimer = ResponseTimer()
  private let recorder: SessionRecorder
  /// The work during which the session lasts.
  let work: SessionWork?
  var capturedOutput = CapturedOutput()
  var ending: Ending?
  /// The status of a session that could not begin, or not write a recording.
  private(set) var failureStatus: Int32?
  /// Whether the terminal is on another machine.
  let isRemote: Bool
  /// Whether the background is dark or light, if the configuration or the environment says so.
  let givenColorScheme: ColorScheme?
  /// When the newest input arrived.
  lazy var lastArrival = loop.now
  /// When the pending input counts as complete.
  var inputDeadline: Instant?
  /// Writes lines instead of frames, in the mode for screen readers.
  var announcer: Announcer?

  /// Why a session ends.
  enum Ending {
    case quit
    case signal(CInt)
    case hangup

    var isQuit: Bool {
      if case .quit = self { true } else { false }
    }
  }

  init(
    on device: Device, _ configuration: Configuration, _ recorder: SessionRecorder,
    _ work: SessionWork?, @ViewBuilder content: () -> some View
  ) {
    let loop = EventLoop()
    let accessibility = configuration.accessibility.resolved
    let configuration = configuration.placed(for: accessibility)
    self.device = device
    self.loop = loop
    self.configuration = configuration
    self.recorder = recorder
    self.work = work
    writer = TerminalWriter(device.descriptor)
    isRemote = ProcessEnvironment.variable("SSH_CONNECTION") != nil
    givenColorScheme =
      configuration.colorScheme
      ?? ColorScheme(foregroundAndBackground: ProcessEnvironment.variable("COLORFGBG"))
    let size = configuration.size(on: device)
    var viewEnvironment = EnvironmentValues()
    viewEnvironment.setSystemURLAction { URLOpener.open($0) }
    viewEnvironment.usesASCII = !ProcessEnvironment.usesUTF8()
    viewEnvironment.adapt(to: accessibility)
    viewEnvironment.animatesControls = true
    screen = Screen(
      columns: size.width, rows: size.height,
      alignment: configuration.placement == .inline ? .topLeading : .center,
      colorDepth: configuration.colorDepth
        ?? ColorDepth(isTerminal: true, variable: ProcessEnvironment.variable),
      environment: viewEnvironment, scheduler: loop, onChange: { loop.wake() }, content: content)
    modes.placement = configuration.placement
    modes.marksPrompt = configuration.marksPrompt
    adapt(to: accessibility)
    if let givenColorScheme { screen.colorScheme = givenColorScheme }
    connectServices()
  }

  /// Takes the terminal and shows the first frame.
  ///
  /// - Returns: Whether the session has begun.
  func begin() -> Bool {
    Session.current = self
    takeTypedAhead()
    device.waitForForeground()
    let error = beginGuard()
    guard error == 0 else {
      reportFailure(error)
      device.release()
      return false
    }
    recorder.begin(screen, loop)
    // Where no shell could stop the process, it waits for the terminal.
    if device.isForeground { enter() } else { isSuspended = true }
    beginOutput()
    work?.start { [loop] in loop.wake() }
    return true
  }

  /// Starts what restores the terminal in the end.
  ///
  /// - Returns: An `errno`, or 0.
  func beginGuard() -> CInt {
    if configuration.usesGuardian { terminal_guard_start_guardian(device.descriptor) }
    return device.beginGuard()
  }

  /// The status with which the session has ended.
  var status: Int32 { failureStatus ?? screen.quitStatus ?? 0 }

  /// Reports that the terminal cannot be guarded.
  func reportFailure(_ error: CInt) {
    SessionFailure.report("The terminal cannot be guarded", error)
    failureStatus = SessionFailure.systemStatus
  }

  /// Whether the session ends, because of ``ending`` or of a view. A session during work ends
  /// with the work, unless a signal ends it.
  var isEnding: Bool {
    if let work, !work.isFinished(afterCancelling: hasQuit) { return ending?.isQuit == false }
    return work != nil || hasQuit || ending != nil
  }

  private var hasQuit: Bool { ending?.isQuit == true || screen.quitStatus != nil }

  // MARK: Entering and leaving

  func enter() {
    hasEntered = true
    publishUndo()
    guard terminal_guard_arm() else { return }
    device.makeRaw()
    countFrame()
    if announcer != nil { return sendFirstLines() }
    // The queries come after the first frame, because the responses may take long or never arrive.
    send(frame: bytes(setting: modes.reenter) + screen.bytes(), then: queries.request)
    frames.didRender(at: loop.now, isShown: true)
    responseTimer.didSend(at: loop.now)
  }

  /// Ends the session with the last of the configured number of frames.
  func countFrame() {
    frameCount += 1
    if frameCount == configuration.frames { ending = .quit }
  }

  /// Tells the guard how to reset the current modes. Called before setting a mode.
  func publishUndo() {
    let undo = Array(modes.undo.utf8)
    terminal_guard_set_undo(undo, undo.count)
  }

  func leave() {
    showLastInlineFrame()
    recorder.end()
    writer.discard()
    if ownsTerminal {
      let typed = drainResponses()
      if ending?.isQuit != false { Session.typedAhead = typed }
    }
    terminal_guard_restore()
    reportTermination()
    terminal_guard_end()
    device.release()
    endOutput()
    failureStatus = failureStatus ?? recorder.reportFailure()
    switch ending {
    case .signal(let number): terminal_guard_terminate(number)
    case .hangup: terminal_guard_terminate(SIGHUP)
    case .quit, nil: break
    }
  }

}

extension Session: WaitingLoop {
  /// Shows the newest frame, and returns what to wait for: signals, input and scheduled jobs.
  func nextWait() -> Wait? {
    if isEnding { return nil }
    let limit = showFrame()
    sendServices()
    if isEnding { return nil }
    var descriptors = [
      PollDescriptor(descriptor: terminal_guard_signal_descriptor()), parent.pollDescriptor,
    ]
    if !isSuspended {
      descriptors.append(
        PollDescriptor(descriptor: device.descriptor, wantsToWrite: !writer.isIdle))
    }
    let inputDelay = input.isEmpty ? inputDeadline.map { loop.now.duration(to: $0) } : .zero
    return Wait(
      descriptors: descriptors,
      limit: [limit, isSuspended ? nil : inputDelay, jobPollInterval].compactMap(\.self).min())
  }

  func handle(_ wait: Wait) {
    let descriptors = wait.descriptors
    if wait.isWoken || descriptors.contains(where: \.isReadable) { frames.request() }
    if descriptors[0].isReadable { handleSignals() }
    resumeInForeground()
    if descriptors[1].isReadable { parent.markExited() }
    guard !isSuspended, descriptors.count > 2 else { return }
    if descriptors[2].isHungUp || parent.hasExited && !device.isForeground {
      return ending = .hangup
    }
    flushWriter()
    processInput(isReadable: descriptors[2].isReadable)
  }

  var hasTerminal: Bool { Session.current === self }
}
