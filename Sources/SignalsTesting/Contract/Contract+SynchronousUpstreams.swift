import Signals

extension Contract {
  /// Checks that the output is the same if the upstream sends everything during the subscription,
  /// and that a subscriber can stop it there.
  func synchronousUpstreams() -> [String] {
    guard upstreams == 1 else { return [] }
    return stoppingDuringSubscription()
      + Script.allCases.flatMap { script in
        Completion.bothEnds.flatMap { sendingDuringSubscription(script, $0) }
      }
  }

  private func sendingDuringSubscription(
    _ script: Script, _ end: Completion<ContractError>
  ) -> [String] {
    let recorder = Recorder(
      transform([SynchronousPublisher(values: script.values, end: end).eraseToAnyPublisher()]))
    scheduler?.advance(by: .seconds(60))
    var violations = recorder.violations(when: "values were sent during the subscription")
    let values = results(of: script.values, end: end)
    // An operator that subscribes again receives the same values again.
    let isRepeated = end != .finished && exceptions.contains(.resubscribing)
    if !isRepeated, recorder.values != values {
      violations.append(
        "It sent \(recorder.values), not \(values), of values that were sent during the subscription."
      )
    }
    if recorder.completion == nil {
      violations.append(
        "It did not complete when \(script.occasion(end)) during the subscription.")
    }
    return violations
  }

  private func stoppingDuringSubscription() -> [String] {
    let upstream = SynchronousPublisher(values: Array(script), end: .finished)
    let recorder = Recorder(transform([upstream.eraseToAnyPublisher()])) { _ in .stop }
    scheduler?.advance(by: .seconds(60))
    let events = recorder.values.count + (recorder.completion == nil ? 0 : 1)
    guard recorder.values.count > 0, events > 1 else { return [] }
    return ["It sent \(events - 1) more events when its subscriber answered .stop at once."]
  }
}

/// A publisher that sends all its events during the subscription.
struct SynchronousPublisher: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  let values: [Int]
  let end: Completion<ContractError>

  consuming func subscribe<S: Subscriber<Int, ContractError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    for value in values where subscriber.receive(value) == .stop { return AnyCancellable {} }
    subscriber.receive(completion: end)
    return AnyCancellable {}
  }
}
