import Signals

extension Contract {
  /// Checks that another thread can send during a delivery without waiting, and that its values
  /// are delivered afterwards, in order.
  func concurrentSends() -> [String] {
    let (harness, interruption) = (makeHarness(), Interruption(patience))
    let order = Lock([Int]())
    let recorder = Recorder(harness.result) { interruption.run($0) }
    interruption.action = {
      let values = script.upperBound...script.upperBound + 1
      order.withLock { $0 += values }
      harness.send(values)
    }
    for value in script {
      order.withLock { $0.append(value) }
      harness.send(value)
    }
    let sent = order.withLock { $0 }
    // Operators that depend on time deliver now.
    harness.runScheduledWork()
    harness.complete()
    harness.runScheduledWork()
    let wasBlocked = interruption.join()
    let occasion = "another thread sent during a delivery"
    var violations = recorder.violations(when: occasion)
    if wasBlocked { violations.append("It blocked a thread that sent during a delivery.") }
    // The order is undefined for two upstreams, and for operators that depend on time.
    if upstreams == 1, scheduler == nil, recorder.values != results(of: sent) {
      violations.append("It lost, invented or reordered values when \(occasion).")
    }
    return violations
  }

  /// Checks that values from many threads are all delivered, one at a time, to all subscribers in
  /// one order.
  func sendsFromManyThreads() -> [String] {
    let harness = makeHarness()
    let (recorder, other) = (Recorder(harness.result), Recorder(harness.result))
    let witness = Recorder(harness.inputs[0].subject)
    // The total is less than the number of values that a thread delivers for others before it
    // hands over, so all values have been delivered when the last thread has returned.
    let share = 40
    Worker.run(8) { thread in harness.send(thread * share..<(thread + 1) * share) }
    harness.complete()
    harness.runScheduledWork()
    let occasion = "many threads sent"
    var violations = recorder.violations(when: occasion)
    guard upstreams == 1 else { return violations }
    if recorder.values != results(of: witness.values) {
      violations.append("It lost, invented or reordered values when \(occasion).")
    }
    if recorder.values != other.values {
      violations.append("It sent two subscribers different values when \(occasion).")
    }
    return violations
  }
}
