import CTerminal

extension Session {
  /// Restores the terminal for a session within this one, which also receives what the program
  /// prints. A process has one guard.
  func lendToSession() {
    lendTerminal()
    endOutput()
    terminal_guard_end()
  }

  /// Takes the terminal over again when the session within this one has ended.
  func reclaimFromSession() {
    if configuration.usesGuardian { terminal_guard_start_guardian(device.descriptor) }
    let error = device.beginGuard()
    guard error == 0 else {
      reportFailure(error)
      return ending = .quit
    }
    beginOutput()
    reclaimTerminal()
  }
}
