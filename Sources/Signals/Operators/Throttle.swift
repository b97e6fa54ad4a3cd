extension Publisher {
  /// Publishes at most one value in each interval.
  ///
  ///     upstream:                                           --a-bc--------d-|
  ///     throttle(for: 3, scheduler: clock, latest: true):   --a--c--------d-|
  ///     throttle(for: 3, scheduler: clock, latest: false):  --a--b--------d-|
  ///
  /// The first value passes at once; one that comes too soon waits for the end of the interval, which
  /// begins with the value published last. A value that still waits at the end is published there; a
  /// failure passes at once, without it.
  ///
  /// - Parameters:
  ///   - interval: The least time between two values.
  ///   - scheduler: Keeps the time, and delivers what waits.
  ///   - latest: Which of several values waits: the newest or the first.
  @inlinable
  public func throttle(
    for interval: Duration, scheduler: some Scheduler, latest: Bool
  ) -> some Publisher<Output, Failure> {
    Throttle(
      upstream: self, state: ThrottleState(interval: interval, latest: latest),
      scheduler: scheduler)
  }
}

@usableFromInline
struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
  @usableFromInline typealias Output = Upstream.Output
  @usableFromInline typealias Failure = Upstream.Failure

  @usableFromInline let upstream: Upstream
  @usableFromInline let state: ThrottleState<Output>
  @usableFromInline let scheduler: Context

  @inlinable
  init(upstream: Upstream, state: ThrottleState<Output>, scheduler: Context) {
    self.upstream = upstream
    self.state = state
    self.scheduler = scheduler
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let serializer = EventSerializer(
      ThrottleCombiner(state: state, scheduler: scheduler, downstream: subscriber))
    serializer.retain(upstream.subscribe(TimedSubscriber(serializer)))
    return AnyCancellable(serializer)
  }
}

/// When a value passes.
@usableFromInline
struct ThrottleState<Value: Sendable>: Sendable {
  /// What to do with a value that has come.
  @usableFromInline
  enum Step: Sendable {
    case send
    /// It waits; call again after this time.
    case setTimer(Duration)
    /// It waits, or is dropped; the timer is set.
    case wait
  }

  @usableFromInline let interval: Duration
  @usableFromInline let latest: Bool
  /// When the interval ends that the last published value began.
  @usableFromInline var end: Instant?
  @usableFromInline var waiting: Value?

  @inlinable
  init(interval: Duration, latest: Bool) {
    self.interval = interval
    self.latest = latest
  }

  @inlinable
  mutating func receive(_ value: Value, at now: Instant) -> Step {
    // While one waits, its timer is due before anything else may pass.
    if waiting != nil {
      if latest { waiting = value }
      return .wait
    }
    guard let end, now < end else {
      end = now.advanced(by: interval)
      return .send
    }
    waiting = value
    return .setTimer(now.duration(to: end))
  }

  /// The interval has ended: takes out what waits, which begins the next one.
  @inlinable
  mutating func take(at now: Instant) -> Value? {
    end = now.advanced(by: interval)
    return waiting.take()
  }
}

@usableFromInline
struct ThrottleCombiner<Context: Scheduler, Downstream: Subscriber>: TimedCombiner {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure
  @usableFromInline typealias Event = TimedEvent<Input, Failure>

  @usableFromInline var state: ThrottleState<Input>
  @usableFromInline let scheduler: Context
  @usableFromInline var timer: AnyCancellable?
  @usableFromInline var downstream: Downstream

  @inlinable
  init(state: ThrottleState<Input>, scheduler: Context, downstream: consuming Downstream) {
    self.state = state
    self.scheduler = scheduler
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func receive(_ event: Event, at serializer: EventSerializer<Self>) -> Demand {
    switch event {
    case .upstream(.value(let value)):
      switch state.receive(value, at: scheduler.now) {
      case .send: return downstream.receive(value)
      case .setTimer(let delay): setTimer(delay, at: serializer)
      case .wait: break
      }
      return .more
    case .due:
      return send()
    case .upstream(.completion(let completion)):
      if case .finished = completion, send() == .stop { return .stop }
      downstream.receive(completion: completion)
      return .stop
    }
  }

  @inlinable
  mutating func send() -> Demand {
    state.take(at: scheduler.now).map { downstream.receive($0) } ?? .more
  }

  @inlinable @inline(never)
  mutating func setTimer(_ delay: Duration, at serializer: EventSerializer<Self>) {
    timer = scheduler.schedule(after: delay) { _ = serializer.dispatch(.due) }
  }
}
