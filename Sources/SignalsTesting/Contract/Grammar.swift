import Signals

extension Contract {
  /// `value* (finished | failure)?`, of one subscription to the upstream, however that ends.
  func grammar() -> [String] {
    grammar(.finished, "its upstream finished")
      + grammar(.failure(ContractError()), "its upstream failed")
  }

  private func grammar(_ end: Completion<ContractError>, _ occasion: String) -> [String] {
    let trial = begin()
    let recorder = Recorder(trial.result)
    trial.send(script)
    trial.complete(end)
    trial.send(script)
    trial.complete(end)
    trial.settle()
    var violations = recorder.violations(when: occasion)
    if recorder.completion == nil { violations.append("It did not complete when \(occasion).") }
    if trial.live > 0 { violations.append("It stayed subscribed when \(occasion).") }
    if end == .finished || !mayResubscribe {
      for count in trial.inputs.map(\.log.all.count) where count != 1 {
        violations.append("It subscribed \(count) times to its upstream, not once.")
      }
    }
    return violations
  }
}
