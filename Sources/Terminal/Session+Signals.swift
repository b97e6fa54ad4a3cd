import CTerminal
import Components
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Session {
  func handleSignals() {
    var number: UInt8 = 0
    while read(terminal_guard_signal_descriptor(), &number, 1) == 1 {
      switch CInt(number) {
      case SIGWINCH: resize()
      case SIGTSTP: suspend()
      case SIGCONT: resume()
      default: ending = .signal(CInt(number))
      }
    }
    terminal_guard_acknowledge_requests()
  }

  func resize() {
    let size = configuration.size(on: device)
    screen.resize(columns: size.width, rows: size.height)
  }

  /// Gives the terminal back and stops, together with the other processes of the job, as if the
  /// terminal itself had stopped it.
  func suspend() {
    if isSuspended { return }
    isSuspended = true
    writer.discard()
    terminal_guard_restore()
    kill(0, SIGSTOP)
  }

  /// Goes on after a stop, be it one's own or one that could not be caught: as soon as the terminal
  /// belongs to this job again.
  func resume() {
    guard device.isForeground else { return }
    let wasStoppedByOthers = !isSuspended
    isSuspended = false
    publishUndo()
    terminal_guard_arm()
    device.makeRaw()
    writer.discard()
    writer.send(Array((wasStoppedByOthers ? modes.reassert : modes.reenter).utf8))
    resize()
    screen.invalidate()
  }
}
