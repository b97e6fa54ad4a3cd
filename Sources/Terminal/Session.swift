import CTerminal
import Components
import Signals
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Views on a terminal, from the first frame until somebody has enough.
///
///     try Session.run { Panel() }
///
/// Ends with `q`, unless a view wants that key, with Ctrl-C, with a signal, or when the terminal is
/// gone. Ctrl-Z stops it as it stops other programs, and Ctrl-L draws it anew; neither is passed on,
/// so in text fields Ctrl-_ undoes. However it ends, and however the program does, the terminal is as it was before. Where there
/// is no terminal, the views are written as plain text, a block for each change.
@MainActor
public final class Session {
  let device: Device
  private let loop: EventLoop
  let screen: Screen
  let configuration: Configuration
  var modes = Modes()
  var writer: TerminalWriter
  var decoder = InputDecoder()
  var queries = TerminalQueries()
  private var parent = ParentProcess()
  var isSuspended = false
  private var changes = 0
  private var lastFrame: Instant?
  var ending: Ending?
  /// How long the rest of a sequence may take to follow its Escape.
  private let escapeTimeout: Duration

  /// Why a session ends.
  enum Ending {
    case quit
    case signal(CInt)
    case terminalGone
  }

  /// Frames follow each other no faster than this.
  private static let frameInterval = Duration.milliseconds(15)

  /// Shows `content` until it ends.
  ///
  /// A session that was ended by a signal, or by Ctrl-C, ends the process by it.
  public static func run(
    _ configuration: Configuration = Configuration(), @ViewBuilder content: () -> some View
  ) {
    let environment = ProcessEnvironment.variables
    let isTerminal = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
    guard !configuration.isPlain, isTerminal, let device = Device() else {
      return PlainSession.run(configuration, content: content)
    }
    let session = Session(on: device, configuration, environment, content: content)
    session.run()
  }

  private init(
    on device: Device, _ configuration: Configuration, _ environment: [String: String],
    @ViewBuilder content: () -> some View
  ) {
    let loop = EventLoop()
    self.device = device
    self.loop = loop
    self.configuration = configuration
    writer = TerminalWriter(device.descriptor)
    let isRemote = environment["SSH_CONNECTION"] != nil
    escapeTimeout = .milliseconds(isRemote ? 100 : 50)
    let size = configuration.size(on: device)
    screen = Screen(
      columns: size.width, rows: size.height,
      colorDepth: configuration.colorDepth
        ?? ColorDepth(environment: environment, isTerminal: true),
      scheduler: loop, onChange: { loop.wake() }, content: content)
  }

  private func run() {
    guard device.beginGuard() == 0 else { return }
    enter()
    while ending == nil {
      let wait = showFrame()
      if ending == nil { waitForEvents(atMost: wait) }
    }
    leave()
  }

  // MARK: Entering and leaving

  private func enter() {
    publishUndo()
    terminal_guard_arm()
    device.makeRaw()
    // The first frame goes out with what makes room for it. Queries come after, for the answers may
    // take long, or never come.
    writer.send(Array(Modes.enter.utf8) + screen.bytes() + Array(TerminalQueries.request.utf8))
    lastFrame = loop.now
  }

  func publishUndo() {
    let undo = Array(modes.undo.utf8)
    terminal_guard_set_undo(undo, undo.count)
  }

  private func leave() {
    writer.discard()
    if case .terminalGone? = ending {} else { drainResponses() }
    terminal_guard_restore()
    terminal_guard_end()
    device.release()
    switch ending {
    case .signal(let number): terminal_guard_terminate(number)
    case .terminalGone: terminal_guard_terminate(SIGHUP)
    case .quit, nil: break
    }
  }

  /// Switches everything off, and waits a moment for the terminal's last words: what it has still to
  /// say would otherwise be typed into the shell.
  private func drainResponses() {
    writer.send(Array((modes.undo + TerminalQueries.deviceAttributesQuery).utf8))
    let deadline = loop.now.advanced(by: .milliseconds(100))
    var isAnswered = false
    while !isAnswered, loop.now < deadline, !writer.hasFailed {
      var descriptors = [
        PollDescriptor(descriptor: device.descriptor, wantsToWrite: !writer.isIdle)
      ]
      loop.sleep(&descriptors, atMost: loop.now.duration(to: deadline))
      writer.flush()
      guard let bytes = device.input() else { break }
      isAnswered = decoder.decode(bytes).contains(.response(.deviceAttributes))
    }
    if writer.isIdle { terminal_guard_set_undo(nil, 0) }
  }

  // MARK: Frames

  /// Shows the newest frame, unless the one before is still on its way or was only just shown; returns
  /// how long to wait in that case.
  private func showFrame() -> Duration? {
    guard !isSuspended, writer.isIdle else { return nil }
    let now = loop.now
    if let lastFrame, lastFrame.duration(to: now) < Session.frameInterval {
      return now.duration(to: lastFrame.advanced(by: Session.frameInterval))
    }
    let bytes = screen.bytes()
    if bytes.isEmpty { return nil }
    lastFrame = now
    writer.send(framed(bytes))
    changes += 1
    if changes == configuration.changes { ending = .quit }
    return nil
  }

  /// A frame that arrives in several pieces is shown in one, if the terminal can.
  private func framed(_ bytes: [UInt8]) -> [UInt8] {
    guard queries.synchronizesOutput, bytes.count > 1_024 else { return bytes }
    return Array(Modes.beginFrame.utf8) + bytes + Array(Modes.endFrame.utf8)
  }

  // MARK: What happens

  private func waitForEvents(atMost limit: Duration?) {
    var descriptors = [
      PollDescriptor(descriptor: terminal_guard_signal_descriptor()), parent.pollDescriptor,
    ]
    if !isSuspended {
      descriptors.append(
        PollDescriptor(descriptor: device.descriptor, wantsToWrite: !writer.isIdle))
    }
    let timeout = decoder.timeout(escape: escapeTimeout)
    loop.sleep(
      &descriptors, atMost: [limit, timeout, parent.pollInterval].compactMap(\.self).min())
    loop.runDue()
    if descriptors[0].isReadable { handleSignals() }
    if descriptors[1].isReadable { parent.markExited() }
    guard !isSuspended, descriptors.count > 2 else { return }
    if descriptors[2].isHungUp || parent.hasExited && !device.isForeground {
      return ending = .terminalGone
    }
    writer.flush()
    if descriptors[2].isReadable {
      readInput()
    } else if timeout != nil {
      handleInputs(decoder.flush())
    }
  }
}
