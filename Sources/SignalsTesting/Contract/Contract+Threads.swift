import Signals

extension Contract {
  /// While a delivery is under way, another thread may send: it need not wait, and what it sent is
  /// delivered afterwards, in order.
  func concurrentSends() -> [String] {
    let harness = makeHarness()
    let state = Lock(ConcurrentSend())
    let recorder = Recorder(harness.result) { [timeout, next = script.upperBound] _ in
      let worker = state.withLock { state in
        state.interrupt(with: [next, next + 1]) { harness.send(next...next + 1) }
      }
      if let worker, !worker.finishes(within: timeout) { state.withLock { $0.wasBlocked = true } }
      return .more
    }
    state.withLock { $0.isOpen = true }
    for value in script {
      state.withLock { $0.order.append(value) }
      harness.send(value)
    }
    let order = state.withLock { $0.order }
    harness.complete()
    harness.runScheduledWork()
    state.withLock { $0.sender }?.join()
    let occasion = "another thread sent during a delivery"
    var violations = recorder.violations(when: occasion)
    if state.withLock({ $0.wasBlocked }) { violations.append(Self.blocking) }
    // Two upstreams have no order between them.
    if upstreams == 1, scheduler == nil, recorder.values != results(of: order) {
      violations.append("It lost, invented or reordered values when \(occasion).")
    }
    return violations
  }

  /// Values from many threads come one at a time, all of them, to all subscribers in one order.
  func sendsFromManyThreads() -> [String] {
    let harness = makeHarness()
    let (recorder, other) = (Recorder(harness.result), Recorder(harness.result))
    let witness = Recorder(harness.inputs[0].subject)
    // Together less than what a thread delivers for others before it hands over: when the last has
    // returned, all is delivered.
    let share = 100
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

/// A thread that sends in the middle of the first delivery.
private struct ConcurrentSend: Sendable {
  var isOpen = false
  var sender: Worker?
  var wasBlocked = false
  /// All that is sent, in order.
  var order: [Int] = []

  /// Begins to send `values`, if that has not been done and the time has come.
  mutating func interrupt(
    with values: [Int], _ send: @escaping @Sendable () -> Void
  ) -> Worker? {
    guard isOpen, sender == nil else { return nil }
    order += values
    let worker = Worker(send)
    sender = worker
    return worker
  }
}
