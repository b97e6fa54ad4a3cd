import CTerminal
import ComponentCore
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Session {
  /// Handles the signals that have arrived.
  ///
  /// - Parameter ignoresStops: Whether to ignore requests to stop.
  func handleSignals(ignoringStops ignoresStops: Bool = false) {
    var number: UInt8 = 0
    while read(terminal_guard_signal_descriptor(), &number, 1) == 1 {
      switch CInt(number) {
      case TERMINAL_GUARD_OUTPUT: frames.request()
      case SIGWINCH:
        reportedSize = nil
        resize()
      case SIGTSTP: if !ignoresStops { suspend() }
      case SIGCONT: resume()
      default: ending = .signal(CInt(number))
      }
    }
    // While the session ends, another request ends the process at once.
    if ending == nil { terminal_guard_acknowledge_requests() }
  }

  // MARK: Job control

  /// Whether the session may use the terminal, which it may not while it is suspended.
  var ownsTerminal: Bool {
    !isSuspended && device.isForeground
  }

  /// Restores the terminal and stops all processes of the job, as the terminal driver does on
  /// Ctrl-Z.
  ///
  /// The session continues at once where no shell could continue it.
  func suspend() {
    guard !isSuspended, ending == nil, terminal_can_stop_job(SIGTSTP) else { return }
    beginSuspension()
    writer.discard()
    if device.isForeground { drainResponses() }
    terminal_guard_restore()
    if terminal_guard_finish_restoring() { terminal_stop_job(SIGTSTP) }
    // A continuation discards the requests to stop before it, as the system does.
    handleSignals(ignoringStops: true)
    resume()
  }

  /// Stops using the terminal.
  private func beginSuspension() {
    isSuspended = true
    screen.scenePhase = .background
    // The views react to the phase before the process stops.
    screen.update()
  }

  /// Takes the terminal over again after a stop, if this process is in the foreground.
  ///
  /// The stop may also have been a `SIGSTOP`, which cannot be caught and leaves the modes set. The
  /// terminal then belongs to the shell until the process is in the foreground.
  func resume() {
    // The views that have lent the terminal take it back.
    guard lendings == 0, ending == nil else { return }
    guard device.isForeground else {
      if !isSuspended { beginSuspension() }
      return
    }
    isSuspended = false
    screen.scenePhase = .active
    guard hasEntered else { return enter() }
    takeTerminal(setting: terminal_guard_is_armed() ? modes.reassert : modes.reenter)
    resize()
    screen.invalidate()
    showsHand = false
    reportsPixels = false
    input.pixelsPerCell = nil
    if modes.hasTitle, let title = screen.windowTitle { services.setTitle(title) }
    if modes.hasProgress { _ = services.add(.progress(screen.windowProgress)) }
  }

  /// The time after which to check again which job has the terminal.
  var jobPollInterval: Duration? {
    isSuspended ? foregroundWatch.interval : parent.pollInterval
  }

  /// Takes the terminal over again if the shell has put the process into the foreground without a
  /// signal.
  func resumeInForeground() {
    guard isSuspended, !isEnding else { return }
    if foregroundWatch.confirms(isForeground: device.isForeground) { resume() }
  }

  /// Sets the terminal's modes, with the bytes `modes`, after telling the guard how to reset them.
  private func takeTerminal(setting modes: String) {
    publishUndo()
    guard terminal_guard_arm() else { return }
    device.makeRaw()
    writer.discard()
    writer.send(bytes(setting: modes))
  }
}
