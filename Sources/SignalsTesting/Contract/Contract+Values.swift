import Signals

extension Contract {
  /// Checks that the output is the expected one, also if the values arrive during the
  /// subscription.
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
        "It sent \(recorder.values), not \(values), of values that were sent during the subscription."
      )
    }
    return violations + recorder.violations(when: "values were sent during the subscription")
  }

  /// Returns the output for `values`, which are sent one after the other.
  func results(of values: [Int]) -> [Result.Output] {
    let harness = makeHarness()
    let recorder = Recorder(harness.result)
    harness.send(values)
    harness.complete()
    harness.runScheduledWork()
    return recorder.values
  }
}

/// A publisher that sends all its values during the subscription.
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
