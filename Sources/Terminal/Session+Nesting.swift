import CTerminal

extension Session {
  /// Takes the terminal from the innermost session, which is returned.
  static func lendTerminalOfCurrent() -> Session? {
    let outer = current.take()
    outer?.lendToSession()
    return outer
  }

  /// Gives the terminal back to the session around one that has ended.
  static func reclaimTerminal(of outer: Session?) {
    current = outer
    guard let outer else { return }
    outer.reclaimFromSession()
    outer.takeTypedAhead()
    outer.loop.wake()
  }

  /// Restores the terminal for a session within this one, which also receives what the program
  /// prints. A process has one guard.
  func lendToSession() {
    lendTerminal()
    endOutput()
    terminal_guard_end()
  }

  /// Takes the terminal over again when the session within this one has ended.
  func reclaimFromSession() {
    let error = beginGuard()
    guard error == 0 else {
      reportFailure(error)
      return ending = .quit
    }
    beginOutput()
    reclaimTerminal()
  }
}
