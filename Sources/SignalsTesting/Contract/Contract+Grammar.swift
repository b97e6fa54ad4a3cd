import Signals

extension Contract {
  /// Checks the grammar, `value* (finished | failure)?`, and that there is one subscription to the
  /// upstream, which ends with it.
  func grammar() -> [String] {
    grammar(.finished, "its upstream finished")
      + grammar(.failure(ContractError()), "its upstream failed")
  }

  private func grammar(_ end: Completion<ContractError>, _ occasion: String) -> [String] {
    let harness = makeHarness()
    let recorder = Recorder(harness.result)
    harness.send(script)
    harness.complete(end)
    harness.send(script)
    harness.complete(end)
    harness.runScheduledWork()
    var violations = recorder.violations(when: occasion)
    if recorder.completion == nil { violations.append("It did not complete when \(occasion).") }
    if harness.activeSubscriptions > 0 {
      violations.append("It stayed subscribed when \(occasion).")
    }
    if end == .finished || !mayResubscribe {
      for count in harness.inputs.map(\.log.all.count) where count != 1 {
        violations.append("It subscribed \(count) times to its upstream, not once.")
      }
    }
    return violations
  }
}
