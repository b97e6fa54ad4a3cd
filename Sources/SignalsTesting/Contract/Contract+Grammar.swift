import Signals

extension Contract {
  /// Checks that nothing happens before there is a subscriber.
  func beforeSubscribing() -> [String] {
    let isSubscribed = makeHarness().inputs.contains { !$0.log.all.isEmpty }
    return isSubscribed ? ["It subscribed to its upstream before it had a subscriber."] : []
  }

  /// Checks that values come on the thread that sends or advances the time.
  func deliveryThread() -> [String] {
    let (harness, home) = (makeHarness(), ThreadID.current)
    let isForeign = Lock(false)
    let recorder = Recorder(harness.result) { _ in
      if ThreadID.current != home { isForeign.withLock { $0 = true } }
      return .more
    }
    harness.send(script)
    harness.complete()
    harness.runScheduledWork()
    recorder.cancel()
    let violation = "It delivered on another thread than the one that sent."
    return isForeign.withLock { $0 } ? [violation] : []
  }

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
    let isLate = recorder.completion != nil && harness.activeSubscriptions > 0
    let isAbandoned = recorder.completion == nil && hasAbandonedUpstream(harness)
    harness.complete(end)
    harness.send(script)
    harness.complete(end)
    harness.runScheduledWork()
    var violations = recorder.violations(when: occasion)
    if isLate { violations.append("It stayed subscribed after it had completed.") }
    if isAbandoned {
      violations.append("It cancelled its upstream, or released the subscription, without an end.")
    }
    if recorder.completion == nil { violations.append("It did not complete when \(occasion).") }
    if harness.activeSubscriptions > 0 {
      violations.append("It stayed subscribed when \(occasion).")
    }
    if end == .finished || !exceptions.contains(.resubscribing) {
      for count in harness.inputs.map(\.log.all.count) where count != 1 {
        violations.append("It subscribed \(count) times to its upstream, not once.")
      }
    }
    return violations
  }

  /// Whether the only upstream was subscribed to and cancelled. An operator that depends on time
  /// may complete later.
  private func hasAbandonedUpstream(_ harness: OperatorHarness<Result>) -> Bool {
    upstreams == 1 && scheduler == nil && harness.activeSubscriptions == 0
      && harness.inputs[0].log.all.count > 0
  }
}
