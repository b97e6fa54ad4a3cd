import CTerminal

extension Session {
  /// Called before a signal that has ended a session ends the process, because functions that
  /// `atexit` registers are not.
  package static var willTerminate: @MainActor () -> Void = {}

  /// Ends the process by a signal.
  func terminate(by number: CInt) {
    Session.willTerminate()
    terminal_guard_terminate(number)
  }
}
