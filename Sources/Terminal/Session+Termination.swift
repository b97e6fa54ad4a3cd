import CTerminal

extension Session {
  /// Called before a signal that has ended a session ends the process, because functions that
  /// `atexit` registers are not.
  package static var willTerminate: @MainActor () -> Void = {}

  /// Tells the program that a signal ends it, while the guard still keeps others from doing so.
  func reportTermination() {
    if ending?.isQuit != false { return }
    terminal_guard_hold_requests()
    Session.willTerminate()
  }
}
