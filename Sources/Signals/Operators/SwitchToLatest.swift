extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the newest of the publishers that come.
  ///
  ///     upstream:           --p-----q------|
  ///     p:                    -a-b-c-d
  ///     q:                          -x-y-----z|
  ///     switchToLatest():   ---a-b-c-x-y-----z|
  ///
  /// Cancels the one before when the next comes. Finishes when the upstream and the newest publisher
  /// have; fails as soon as either does.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// As the other `switchToLatest()`, where only the publishers that come may fail.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Output.Failure> {
    SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }

  /// As the other `switchToLatest()`, where nothing fails.
  @inlinable
  public func switchToLatest() -> some Publisher<Output.Output, Never>
  where Output.Failure == Never {
    SwitchToLatest(upstream: self)
  }
}

@usableFromInline
struct SwitchToLatest<Upstream: Publisher>: Publisher
where Upstream.Output: Publisher, Upstream.Output.Failure == Upstream.Failure {
  @usableFromInline typealias Output = Upstream.Output.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream

  @inlinable
  init(upstream: Upstream) {
    self.upstream = upstream
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serializer = EventSerializer(SwitchCombiner(downstream: subscriber))
    serializer.retain(upstream.subscribe(SwitchSubscriber<Upstream.Output, S>(serializer)))
    return AnyCancellable(serializer)
  }
}

/// Passes on the values of the newest publisher.
@usableFromInline
struct SwitchCombiner<Downstream: Subscriber>: Combiner {
  @usableFromInline
  enum Event: Sendable {
    case next(Int)
    case latest(Signals.Event<Downstream.Input, Downstream.Failure>, Int)
    case upstream(Completion<Downstream.Failure>)
  }

  /// The number of the newest publisher.
  @usableFromInline var latest = 0
  /// How many of the upstream and the newest publisher have yet to finish.
  @usableFromInline var unfinished = 1
  @usableFromInline var downstream: Downstream

  @inlinable
  init(downstream: consuming Downstream) {
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event {
    case .latest(.value(let value), let number):
      return number == latest ? downstream.receive(value) : .more
    case .latest(.completion(let completion), let number):
      return number == latest ? end(completion) : .more
    case .next(let number):
      latest = number
      unfinished = 2
      return .more
    case .upstream(let completion):
      return end(completion)
    }
  }

  @inlinable
  mutating func end(_ completion: Completion<Downstream.Failure>) -> Demand {
    unfinished -= 1
    if case .finished = completion, unfinished > 0 { return .more }
    downstream.receive(completion: completion)
    return .stop
  }
}

/// The upstream's way into the serializer.
@usableFromInline
struct SwitchSubscriber<Inner: Publisher, Downstream: Subscriber<Inner.Output, Inner.Failure>>:
  Subscriber
{
  @usableFromInline typealias Input = Inner
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline let serializer: EventSerializer<SwitchCombiner<Downstream>>
  @usableFromInline var number = 0
  /// Ends with the subscriber: when the serializer lets go of the upstream.
  @usableFromInline var latest: AnyCancellable?

  @inlinable
  init(_ serializer: EventSerializer<SwitchCombiner<Downstream>>) {
    self.serializer = serializer
  }

  /// Subscribes outside the gate, so that a publisher that sends while it is subscribed to finds it
  /// open.
  @inlinable
  mutating func receive(_ input: Inner) -> Demand {
    number += 1
    guard serializer.dispatch(.next(number)) == .more else { return .stop }
    latest = nil
    latest = input.subscribe(SwitchInnerSubscriber(serializer, number))
    return serializer.isActive ? .more : .stop
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    if let latest { serializer.retain(latest) }
    _ = serializer.dispatch(.upstream(completion))
  }
}

/// The newest publisher's way into the serializer.
@usableFromInline
struct SwitchInnerSubscriber<Downstream: Subscriber>: Subscriber {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let serializer: EventSerializer<SwitchCombiner<Downstream>>
  @usableFromInline let number: Int

  @inlinable
  init(_ serializer: EventSerializer<SwitchCombiner<Downstream>>, _ number: Int) {
    self.serializer = serializer
    self.number = number
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Demand {
    serializer.dispatch(.latest(.value(input), number))
  }

  @inlinable
  mutating func receive(completion: Completion<Failure>) {
    _ = serializer.dispatch(.latest(.completion(completion), number))
  }
}
