extension Publisher {
  /// Publishes a value when nothing has followed it for a while.
  ///
  ///     upstream:                            --a-bc--------d-|
  ///     debounce(for: 3, scheduler: clock):  -------c------(d|)
  ///
  /// For what follows typing. A value that still waits at the end is published there; a failure
  /// passes at once, without it.
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing must follow.
  ///   - scheduler: Keeps the time, and delivers.
  @inlinable
  public func debounce(
    for dueTime: Duration, scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    Debounce(upstream: self, deadline: Deadline(dueTime, on: scheduler))
  }
}

@usableFromInline
struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let deadline: Deadline<Context>

  @inlinable
  init(upstream: Upstream, deadline: Deadline<Context>) {
    self.upstream = upstream
    self.deadline = deadline
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serializer = EventSerializer(DebounceCombiner(deadline: deadline, downstream: subscriber))
    serializer.retain(upstream.subscribe(TimedSubscriber(serializer)))
    return AnyCancellable(serializer)
  }
}

@usableFromInline
struct DebounceCombiner<Context: Scheduler, Downstream: Subscriber>: TimedCombiner {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Event = TimedEvent<Input, Failure>

  @usableFromInline var newest: Input?
  @usableFromInline var deadline: Deadline<Context>
  @usableFromInline var downstream: Downstream

  @inlinable
  init(deadline: Deadline<Context>, downstream: consuming Downstream) {
    self.deadline = deadline
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event {
    case .upstream(.value(let value)):
      newest = value
      deadline.extend(at: serializer)
      return .more
    case .due:
      return deadline.isReached(at: serializer) ? send() : .more
    case .upstream(.completion(let completion)):
      if case .finished = completion, send() == .stop { return .stop }
      downstream.receive(completion: completion)
      return .stop
    }
  }

  @inlinable
  mutating func send() -> Demand {
    newest.take().map { downstream.receive($0) } ?? .more
  }
}
