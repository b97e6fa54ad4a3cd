import CTerminal
import Components
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Session {
  /// Handles the signals that have arrived.
  func handleSignals() {
    var number: UInt8 = 0
    while read(terminal_guard_signal_descriptor(), &number, 1) == 1 {
      switch CInt(number) {
      case TERMINAL_GUARD_OUTPUT: break
      case SIGWINCH: resize()
      case SIGTSTP: suspend()
      case SIGCONT: resume()
      default: ending = .signal(CInt(number))
      }
    }
    // While the session ends, another request ends the process at once.
    if ending == nil { terminal_guard_acknowledge_requests() }
  }

  func resize() {
    let size = configuration.size(on: device)
    screen.resize(columns: size.width, rows: size.height)
  }

  /// Restores the terminal and stops all processes of the job, as the terminal driver does on
  /// Ctrl-Z.
  func suspend() {
    if isSuspended { return }
    isSuspended = true
    screen.scenePhase = .background
    // The views react to the phase before the process stops.
    _ = screen.text
    writer.discard()
    terminal_guard_restore()
    kill(0, SIGSTOP)
  }

  /// Takes the terminal over again after a stop, if this process is in the foreground.
  ///
  /// The stop may also have been a `SIGSTOP`, which cannot be caught and leaves the modes set.
  func resume() {
    guard device.isForeground else { return }
    let wasStoppedByOthers = !isSuspended
    isSuspended = false
    screen.scenePhase = .active
    publishUndo()
    terminal_guard_arm()
    device.makeRaw()
    writer.discard()
    writer.send(Array((wasStoppedByOthers ? modes.reassert : modes.reenter).utf8))
    resize()
    screen.invalidate()
  }
}
