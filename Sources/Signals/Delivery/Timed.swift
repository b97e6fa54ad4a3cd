/// The state of an operator that needs a timer: returns what to do, and does nothing itself.
///
///     upstream ── events ──╮ state ── actions ──╮ serializer ── downstream
///     timer    ── fired  ──╯                    ╰ timer is set again
///
/// The state reads no clock and holds no timer; it receives the current time with each call and
/// asks for a timer by returning one. ``Timed`` runs it inside an ``EventSerializer``. There is at
/// most one timer at a time, so a state asks for the next one when the timer has fired.
@usableFromInline
package protocol TimedState<Input, Failure>: Sendable {
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
  package func start(at now: Instant) -> Duration? { nil }
}

/// The answer of a ``TimedState``.
@usableFromInline
package enum TimedAction<Input: Sendable, Failure: Error>: Sendable {
  case wait
  case setTimer(Duration)
  case send(Event<Input, Failure>)
  case sendAndSetTimer(Event<Input, Failure>, Duration)
}

/// An operator that needs a timer.
@usableFromInline
package struct Timed<State: TimedState, Context: Scheduler>: Operator {
  @usableFromInline package typealias Input = State.Input
  @usableFromInline package typealias Failure = State.Failure

  @usableFromInline let state: State
  @usableFromInline let scheduler: Context

  @inlinable
  package init(_ state: State, on scheduler: Context) {
    self.state = state
    self.scheduler = scheduler
  }

  @inlinable @inline(__always)
  package consuming func subscribe<S: Subscriber<Input, Failure>>(
    _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
  ) -> AnyCancellable {
    let sender = EventSender(TimedHandler(state, scheduler, subscriber))
    let serializer = sender.serializer
    // Inside the gate, because the timer may fire on another thread before its handle is stored.
    _ = serializer.enter()
    serializer.handler?.start(from: sender)
    serializer.leave()
    serializer.retain(upstream.subscribe(UpstreamSubscriber(sender)))
    return AnyCancellable(serializer)
  }
}

/// Runs a ``TimedState`` and does what it answers.
@usableFromInline
struct TimedHandler<
  Input, Failure, State: TimedState<Input, Failure>, Context: Scheduler,
  Downstream: Subscriber<Input, Failure>
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
  mutating func start(from sender: EventSender<Self>) {
    if let delay = state.start(at: scheduler.now) { setTimer(delay, from: sender) }
  }

  @inlinable @inline(__always)
  mutating func handle(
    _ event: SerializedEvent<Input, Failure>, from sender: EventSender<Self>
  ) -> Demand {
    switch event {
    case .value(let value, _):
      return perform(state.receive(.value(value), at: scheduler.now), from: sender)
    case .completion(let completion, _):
      return perform(state.receive(.completion(completion), at: scheduler.now), from: sender)
    case .timer:
      return timerFired(from: sender)
    }
  }

  @inlinable @inline(never)
  mutating func timerFired(from sender: EventSender<Self>) -> Demand {
    while sender.serializer.isActive {
      let action = state.timerFired(at: scheduler.now)
      guard case .send = action else { return perform(action, from: sender) }
      if perform(action, from: sender) == .stop { return .stop }
    }
    return .stop
  }

  @inlinable @inline(__always)
  mutating func perform(
    _ action: TimedAction<Input, Failure>, from sender: EventSender<Self>
  ) -> Demand {
    switch action {
    case .wait:
      return .more
    case .setTimer(let delay):
      setTimer(delay, from: sender)
      return .more
    case .send(let event):
      return downstream.receive(event)
    case .sendAndSetTimer(let event, let delay):
      setTimer(delay, from: sender)
      return downstream.receive(event)
    }
  }

  @inlinable @inline(never)
  mutating func setTimer(_ delay: Duration, from sender: EventSender<Self>) {
    timer = scheduler.schedule(after: delay) { _ = sender.send(.timer) }
  }
}
