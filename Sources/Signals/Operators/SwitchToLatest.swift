extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest publisher that the upstream has published.
  ///
  ///     upstream:           --p-----q------|
  ///     p:                    -a-b-c-d
  ///     q:                          -x-y-----z|
  ///     switchToLatest():   ---a-b-c-x-y-----z|
  ///
  /// Cancels the previous publisher when the next one arrives. Finishes when the upstream and the
  /// latest publisher have finished. Fails as soon as either fails.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    OperatorPublisher(self, SwitchToLatest())
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Publishes the values of the latest inner publisher, for an upstream that never fails.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Output.Failure> {
    OperatorPublisher(setFailureType(to: Output.Failure.self), SwitchToLatest())
  }

  /// Publishes the values of the latest inner publisher, for publishers that never fail.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Never>
  where Output.Failure == Never {
    OperatorPublisher(self, SwitchToLatest())
  }
}

@usableFromInline
struct SwitchToLatest<Input: Publisher>: Operator {
  @usableFromInline typealias Output = Input.Output
  @usableFromInline typealias Failure = Input.Failure

  @inlinable
  init() {}

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    let serializer = EventSerializer(SwitchHandler(subscriber))
    serializer.retain(upstream.subscribe(SwitchSubscriber<Input, S>(serializer)))
    return AnyCancellable(serializer)
  }
}

/// Passes on the events of the latest inner publisher. The upstream has number 0, and the inner
/// publishers are numbered from 1.
@usableFromInline
struct SwitchHandler<Downstream: Subscriber>: EventHandler {
  @usableFromInline
  enum Input: Sendable {
    case next
    case value(Downstream.Input)
  }

  /// The number of the latest inner publisher.
  @usableFromInline var latest = 0
  /// How many of the upstream and the latest inner publisher have not finished.
  @usableFromInline var unfinished = 1
  @usableFromInline var downstream: Downstream

  @inlinable
  init(_ downstream: consuming Downstream) {
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func handle(
    _ event: SerializedEvent<Input, Downstream.Failure>, in _: EventSerializer<Self>
  ) -> Demand {
    switch event {
    case .value(.value(let value), let number):
      return number == latest ? downstream.receive(value) : .more
    case .value(.next, let number):
      latest = number
      unfinished = 2
      return .more
    case .completion(let completion, let number):
      return number == 0 || number == latest ? complete(completion) : .more
    case .timer:
      return .more
    }
  }

  @inlinable
  mutating func complete(_ completion: Completion<Downstream.Failure>) -> Demand {
    unfinished -= 1
    if case .finished = completion, unfinished > 0 { return .more }
    downstream.receive(completion: completion)
    return .stop
  }
}

/// Subscribes to the publishers that the upstream publishes.
@usableFromInline
struct SwitchSubscriber<Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>>:
  Subscriber
{
  @usableFromInline let serializer: EventSerializer<SwitchHandler<Downstream>>
  @usableFromInline var number = 0
  /// The inner subscription, which ends with this subscriber.
  @usableFromInline var latest: AnyCancellable?

  @inlinable
  init(_ serializer: EventSerializer<SwitchHandler<Downstream>>) {
    self.serializer = serializer
  }

  /// Subscribes outside the gate, so that a publisher that sends while it is subscribed to finds
  /// the gate open.
  @inlinable
  mutating func receive(_ input: Inner) -> Demand {
    number += 1
    guard serializer.dispatch(.value(.next, upstream: number)) == .more else { return .stop }
    latest = nil
    latest = input.subscribe(SwitchInnerSubscriber(serializer, number))
    return serializer.isActive ? .more : .stop
  }

  @inlinable
  mutating func receive(completion: Completion<Inner.Failure>) {
    if let latest { serializer.retain(latest) }
    _ = serializer.dispatch(.completion(completion, upstream: 0))
  }
}

/// Passes on the events of an inner publisher.
@usableFromInline
struct SwitchInnerSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline let serializer: EventSerializer<SwitchHandler<Downstream>>
  @usableFromInline let number: Int

  @inlinable
  init(_ serializer: EventSerializer<SwitchHandler<Downstream>>, _ number: Int) {
    self.serializer = serializer
    self.number = number
  }

  @inlinable @inline(__always)
  func receive(_ input: Downstream.Input) -> Demand {
    serializer.dispatch(.value(.value(input), upstream: number))
  }

  @inlinable
  func receive(completion: Completion<Downstream.Failure>) {
    _ = serializer.dispatch(.completion(completion, upstream: number))
  }
}
