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

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest inner publisher, for inner publishers that never fail.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
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
    let sender = EventSender(SwitchHandler(subscriber))
    let serializer = sender.serializer
    serializer.retain(upstream.subscribe(SwitchSubscriber<Input, S>(sender)))
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
    _ event: SerializedEvent<Input, Downstream.Failure>, from _: EventSender<Self>
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
  @usableFromInline let latest: LatestSubscription<SwitchHandler<Downstream>>
  @usableFromInline var number = 0

  @inlinable
  init(_ sender: EventSender<SwitchHandler<Downstream>>) {
    latest = LatestSubscription(sender)
  }

  /// Subscribes outside the gate, so that a publisher that sends while it is subscribed to finds
  /// the gate open.
  @inlinable
  mutating func receive(_ input: Inner) -> Demand {
    number += 1
    let sender = latest.sender
    guard sender.send(.value(.next, upstream: number)) == .more else { return .stop }
    latest.current = nil
    latest.current = input.subscribe(SwitchInnerSubscriber(sender, number))
    return sender.serializer.isActive ? .more : .stop
  }

  @inlinable
  mutating func receive(completion: Completion<Inner.Failure>) {
    _ = latest.sender.send(.completion(completion, upstream: 0))
  }
}

/// The subscription to the latest inner publisher. The upstream's subscriber owns it and replaces
/// the subscription with each publisher. When the upstream releases that subscriber, the last
/// subscription passes to the serializer, because its publisher may go on.
@usableFromInline
final class LatestSubscription<Handler: EventHandler>: @unchecked Sendable {
  // @unchecked: only the upstream's subscriber, which receives one event at a time, or the last
  // owner touches the subscription.

  @usableFromInline let sender: EventSender<Handler>
  @exclusivity(unchecked) @usableFromInline var current: AnyCancellable?

  @inlinable
  init(_ sender: EventSender<Handler>) {
    self.sender = sender
  }

  deinit {
    if let current { sender.serializer.retain(current) }
  }
}

/// Passes on the events of an inner publisher.
@usableFromInline
struct SwitchInnerSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline let sender: EventSender<SwitchHandler<Downstream>>
  @usableFromInline let number: Int

  @inlinable
  init(_ sender: EventSender<SwitchHandler<Downstream>>, _ number: Int) {
    self.sender = sender
    self.number = number
  }

  @inlinable @inline(__always)
  func receive(_ input: Downstream.Input) -> Demand {
    sender.send(.value(.value(input), upstream: number))
  }

  @inlinable
  func receive(completion: Completion<Downstream.Failure>) {
    _ = sender.send(.completion(completion, upstream: number))
  }
}
