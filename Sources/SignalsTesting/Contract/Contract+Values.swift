import Signals

extension Contract {
  /// What should come out does, nothing else, and no matter whether it comes while the operator
  /// subscribes.
  func values() -> [String] {
    let values = results(of: Array(script))
    var violations: [String] = []
    if let expected = model?(Array(script)), values != expected {
      violations.append("It sent \(values) where \(expected) was expected.")
    }
    guard upstreams == 1 else { return violations }
    let recorder = Recorder(transform([SynchronousPublisher(values: script).eraseToAnyPublisher()]))
    scheduler?.advance(by: .seconds(60))
    if recorder.values != values {
      violations.append(
        "It sent \(recorder.values), not \(values), of what came while it subscribed.")
    }
    return violations + recorder.violations(when: "values came while it subscribed")
  }

  /// What comes out when `values` go in one after the other.
  func results(of values: [Int]) -> [Result.Output] {
    let harness = makeHarness()
    let recorder = Recorder(harness.result)
    harness.send(values)
    harness.complete()
    harness.runScheduledWork()
    return recorder.values
  }
}

/// Sends all it has while it is subscribed to.
private struct SynchronousPublisher: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  let values: Range<Int>

  consuming func subscribe<S: Subscriber<Int, ContractError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    for value in values where subscriber.receive(value) == .stop { return AnyCancellable {} }
    subscriber.receive(completion: .finished)
    return AnyCancellable {}
  }
}
