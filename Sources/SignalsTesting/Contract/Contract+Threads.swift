import Signals

extension Contract {
  /// Checks that another thread can send during a delivery without waiting, and that its values
  /// are delivered afterwards, in order.
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
    let order = sendScript(to: harness, recordingOrderIn: state)
    let occasion = "another thread sent during a delivery"
    var violations = recorder.violations(when: occasion)
    if state.withLock({ $0.wasBlocked }) {
      violations.append("It blocked a thread that sent during a delivery.")
    }
    // The order is undefined for two upstreams, and for operators that depend on time.
    if upstreams == 1, scheduler == nil, recorder.values != results(of: order) {
      violations.append("It lost, invented or reordered values when \(occasion).")
    }
    return violations
  }

  /// Sends the script, completes, and waits for the other sender.
  ///
  /// - Returns: All values in the order in which they were sent.
  private func sendScript(
    to harness: OperatorHarness<Result>, recordingOrderIn state: borrowing Lock<ConcurrentSend>
  ) -> [Int] {
    state.withLock { $0.isOpen = true }
    for value in script {
      state.withLock { $0.order.append(value) }
      harness.send(value)
    }
    let order = state.withLock { $0.order }
    // Operators that depend on time deliver now.
    harness.runScheduledWork()
    harness.complete()
    harness.runScheduledWork()
    state.withLock { $0.sender }?.join()
    return order
  }

  /// Checks that values from many threads are all delivered, one at a time, to all subscribers in
  /// one order.
  func sendsFromManyThreads() -> [String] {
    let harness = makeHarness()
    let (recorder, other) = (Recorder(harness.result), Recorder(harness.result))
    let witness = Recorder(harness.inputs[0].subject)
    // The total is less than the number of values that a thread delivers for others before it
    // hands over, so all values have been delivered when the last thread has returned.
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

/// A thread that sends during the first delivery, once.
private struct ConcurrentSend: Sendable {
  var isOpen = false
  var sender: Worker?
  var wasBlocked = false
  /// All values in the order in which they are sent.
  var order: [Int] = []

  /// Starts a thread that sends `values`, unless one was started or it is too early.
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
