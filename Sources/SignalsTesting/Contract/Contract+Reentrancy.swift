import Signals

extension Contract {
  /// Checks that values that a subscriber sends during a delivery are delivered afterwards, to all
  /// subscribers in one order.
  func reentrancy() -> [String] {
    let harness = makeHarness()
    let rest = Lock(0..<0)
    let witness = Recorder(harness.inputs[0].subject)
    let recorder = Recorder(harness.result) { _ in
      if let next = rest.withLock({ $0.popFirst() }) { harness.send(next) }
      return .more
    }
    let other = Recorder(harness.result)
    rest.withLock { $0 = script.upperBound..<100 }
    harness.send(script)
    harness.complete()
    harness.runScheduledWork()
    let occasion = "values were sent during a delivery"
    var violations = recorder.violations(when: occasion)
    // The order is undefined for two upstreams, and for operators that depend on time.
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
