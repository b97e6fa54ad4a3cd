/// The state of an operator that needs a timer: returns what to do, and does nothing itself.
///
///     upstream ── events ──╮ state ── actions ──╮ serializer ── downstream
///     timer    ── fired  ──╯                    ╰ timer is set again
///
/// The state reads no clock and holds no timer; it receives the current time with each call and
/// asks for a timer by returning one. ``Timed`` runs it inside an ``EventSerializer``. There is at
/// most one timer at a time, so a state asks for the next one when the timer has fired.
@usableFromInline
protocol TimedState<Input, Failure>: Sendable {
  associatedtype Input: Sendable
  associatedtype Failure: Error

  /// Begins a subscription, and returns the delay of the timer to set, if there is one.
  mutating func start(at now: Instant) -> Duration?

  /// Decides what follows from an event of the upstream.
  mutating func receive(
    _ event: Event<Input, Failure>, at now: Instant
  ) -> TimedAction<Input, Failure>

  /// Decides what follows when the timer has fired. Called again after each event it sends.
  mutating func timerFired(at now: Instant) -> TimedAction<Input, Failure>
}

extension TimedState {
  @inlinable
  func start(at now: Instant) -> Duration? { nil }
}

/// The answer of a ``TimedState``.
@usableFromInline
enum TimedAction<Input: Sendable, Failure: Error>: Sendable {
  case wait
  case setTimer(Duration)
  case send(Event<Input, Failure>)
  /// Sends a value, then finishes.
  case sendLast(Input)
}

/// An operator that needs a timer.
@usableFromInline
struct Timed<State: TimedState, Context: Scheduler>: Operator {
  @usableFromInline typealias Input = State.Input
  @usableFromInline typealias Failure = State.Failure

  @usableFromInline let state: State
  @usableFromInline let scheduler: Context

  @inlinable
  init(_ state: State, on scheduler: Context) {
    self.state = state
    self.scheduler = scheduler
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Input, Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    let serializer = EventSerializer(TimedHandler(state, scheduler, subscriber))
    // Inside the gate, because the timer may fire on another thread before its handle is stored.
    _ = serializer.enter()
    serializer.handler?.start(in: serializer)
    serializer.leave()
    serializer.retain(upstream.subscribe(UpstreamSubscriber(serializer)))
    return AnyCancellable(serializer)
  }
}

/// Runs a ``TimedState`` and does what it answers.
@usableFromInline
struct TimedHandler<
  State: TimedState, Context: Scheduler, Downstream: Subscriber<State.Input, State.Failure>
>: EventHandler {
  @usableFromInline var state: State
  @usableFromInline let scheduler: Context
  @usableFromInline var timer: AnyCancellable?
  @usableFromInline var downstream: Downstream

  @inlinable
  init(_ state: State, _ scheduler: Context, _ downstream: consuming Downstream) {
    self.state = state
    self.scheduler = scheduler
    self.downstream = downstream
  }

  @inlinable
  mutating func start(in serializer: EventSerializer<Self>) {
    if let delay = state.start(at: scheduler.now) { setTimer(delay, in: serializer) }
  }

  @inlinable @inline(__always)
  mutating func handle(
    _ event: SerializedEvent<State.Input, State.Failure>, in serializer: EventSerializer<Self>
  ) -> Demand {
    switch event {
    case .value(let value, _):
      return perform(state.receive(.value(value), at: scheduler.now), in: serializer)
    case .completion(let completion, _):
      return perform(state.receive(.completion(completion), at: scheduler.now), in: serializer)
    case .timer:
      return timerFired(in: serializer)
    }
  }

  @inlinable @inline(never)
  mutating func timerFired(in serializer: EventSerializer<Self>) -> Demand {
    while serializer.isActive {
      let action = state.timerFired(at: scheduler.now)
      guard case .send = action else { return perform(action, in: serializer) }
      if perform(action, in: serializer) == .stop { return .stop }
    }
    return .stop
  }

  @inlinable @inline(__always)
  mutating func perform(
    _ action: TimedAction<State.Input, State.Failure>, in serializer: EventSerializer<Self>
  ) -> Demand {
    switch action {
    case .wait:
      return .more
    case .setTimer(let delay):
      setTimer(delay, in: serializer)
      return .more
    case .send(let event):
      return downstream.receive(event)
    case .sendLast(let value):
      if downstream.receive(value) == .more { downstream.receive(completion: .finished) }
      return .stop
    }
  }

  @inlinable @inline(never)
  mutating func setTimer(_ delay: Duration, in serializer: EventSerializer<Self>) {
    timer = scheduler.schedule(after: delay) { _ = serializer.dispatch(.timer) }
  }
}
