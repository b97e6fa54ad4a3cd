import Signals

extension Contract {
  /// What a subscriber sends from inside a delivery is delivered afterwards, to all in one order.
  func reentrancy() -> [String] {
    let harness = makeHarness()
    let rest = Lock(0..<0)
    let witness = Recorder(harness.inputs[0].subject)
    let recorder = Recorder(harness.result) { _ in
      if let next = rest.withLock({ $0.popFirst() }) { harness.send(next) }
      return .more
    }
    let other = Recorder(harness.result)
    rest.withLock { $0 = script.upperBound..<500 }
    harness.send(script)
    harness.complete()
    harness.runScheduledWork()
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
