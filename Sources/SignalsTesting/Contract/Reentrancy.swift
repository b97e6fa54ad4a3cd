import Signals

extension Contract {
  /// What a subscriber sends from inside a delivery is delivered afterwards, to all in one order.
  func reentrancy() -> [String] {
    let trial = begin()
    let rest = Lock(0..<0)
    let witness = Recorder(trial.inputs[0].subject)
    let recorder = Recorder(trial.result) { _ in
      if let next = rest.withLock({ $0.popFirst() }) { trial.send(next) }
      return .more
    }
    let other = Recorder(trial.result)
    rest.withLock { $0 = script.upperBound..<500 }
    trial.send(script)
    trial.complete()
    trial.settle()
    let occasion = "values were sent from inside a delivery"
    var violations = recorder.violations(when: occasion)
    // In time, what is sent from inside a delivery is sent later; of two upstreams, nobody knows
    // which was first.
    guard upstreams == 1, scheduler == nil else { return violations }
    if recorder.values != results(of: witness.values) {
      violations.append("It lost, invented or reordered values when \(occasion).")
    }
    if recorder.values != other.values {
      violations.append("It sent two subscribers different values when \(occasion).")
    }
    return violations
  }
}
