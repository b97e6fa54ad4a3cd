extension Publisher {
  /// Publishes values until `other` publishes one, then finishes.
  ///
  ///     upstream:                       --a--b--c--d-|
  ///     other:                          -------x------
  ///     prefix(untilOutputFrom: other): --a--b-|
  ///
  /// Cancels both publishers then. A completion of `other`, even a failure, has no effect.
  public func prefix(
    untilOutputFrom other: some Publisher
  ) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, PrefixUntil(other: other))
  }
}

private struct PrefixUntil<Input: Sendable, Failure: Error, Other: Publisher>: Operator {
  let other: Other

  consuming func subscribe<S: Subscriber<Input, Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    let sender = EventSender(PrefixUntilHandler(downstream: subscriber))
    let serializer = sender.serializer
    // First, because the upstream may publish during the subscription.
    serializer.retain(
      other.subscribe(EndingSubscriber<Other.Output, Other.Failure, S>(sender: sender)))
    guard serializer.isActive else { return AnyCancellable(serializer) }
    serializer.retain(upstream.subscribe(UpstreamSubscriber(sender)))
    return AnyCancellable(serializer)
  }
}

/// Passes on the events of the upstream. The timer event ends the subscription.
private struct PrefixUntilHandler<Downstream: Subscriber>: EventHandler {
  var downstream: Downstream

  mutating func handle(
    _ event: SerializedEvent<Downstream.Input, Downstream.Failure>, from _: EventSender<Self>
  ) -> Demand {
    switch event {
    case .value(let value, _):
      return downstream.receive(value)
    case .completion(let completion, _):
      downstream.receive(completion: completion)
    case .timer:
      downstream.receive(completion: .finished)
    }
    return .stop
  }
}

/// Ends the subscription with the first value of the other publisher.
private struct EndingSubscriber<Input: Sendable, Failure: Error, Downstream: Subscriber>: Subscriber
{
  let sender: EventSender<PrefixUntilHandler<Downstream>>

  func receive(_ input: Input) -> Demand {
    _ = sender.send(.timer)
    return .stop
  }

  func receive(completion: Completion<Failure>) {}
}
