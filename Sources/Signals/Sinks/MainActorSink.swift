extension Publisher {
  /// Calls `receiveValue` for each value and `receiveCompletion` at the end, on the main actor.
  ///
  ///     let subscription = prices.sink(
  ///       on: MainActor.shared,
  ///       receiveCompletion: { label.isDone = true },
  ///       receiveValue: { label.text = $0 })
  ///
  /// The compiler knows that the closures run on the main actor, so they may use its state. They
  /// run in order: at once for values that are sent on the main actor, unless others wait, and
  /// later for those that are sent elsewhere. If the subscription is cancelled or released on the
  /// main actor, no closure runs afterwards. Values are buffered without a limit. Other work of
  /// the main actor has its turn between those that wait, however fast they arrive.
  public consuming func sink(
    on actor: MainActor,
    receiveCompletion: @escaping @MainActor @Sendable (Completion<Failure>) -> Void,
    receiveValue: @escaping @MainActor @Sendable (Output) -> Void
  ) -> AnyCancellable {
    subscribeOnMainActor(
      receiveValue: { value in
        receiveValue(value)
        return .more
      },
      receiveCompletion: receiveCompletion)
  }

  /// Calls the closures on the main actor, until `receiveValue` needs no more.
  consuming func subscribeOnMainActor(
    receiveValue: @escaping @MainActor @Sendable (Output) -> Demand,
    receiveCompletion: @escaping @MainActor @Sendable (Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = MainActorSink(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    sink.retain(subscribe(MainActorSubscriber(sink)))
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` for each value, on the main actor.
  ///
  ///     let subscription = titles.sink(on: MainActor.shared) { label.text = $0 }
  ///
  /// Like ``Publisher/sink(on:receiveCompletion:receiveValue:)``, without the completion.
  public consuming func sink(
    on actor: MainActor, receiveValue: @escaping @MainActor @Sendable (Output) -> Void
  ) -> AnyCancellable {
    sink(on: actor, receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

/// Buffers events from any thread and delivers them on the main actor, those that wait many in one
/// task.
private final class MainActorSink<Input: Sendable, Failure: Error>: Subscription,
  @unchecked Sendable
{
  // @unchecked: the state is behind a lock.

  private struct State {
    var events = EventBuffer<Input, Failure>(.unbounded)
    var upstream: AnyCancellable?
    var receivers: Receivers?
  }

  private struct Receivers: Sendable {
    let receiveValue: @MainActor @Sendable (Input) -> Demand
    let receiveCompletion: @MainActor @Sendable (Completion<Failure>) -> Void
  }

  private let state: Lock<State>

  init(
    receiveValue: @escaping @MainActor @Sendable (Input) -> Demand,
    receiveCompletion: @escaping @MainActor @Sendable (Completion<Failure>) -> Void
  ) {
    let receivers = Receivers(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    state = Lock(State(receivers: receivers))
  }

  /// Retains the subscription to the upstream, or cancels it if this sink was cancelled meanwhile.
  func retain(_ upstream: AnyCancellable) {
    state.withLock { if isActive { $0.upstream = upstream } }
    if !isActive { upstream.cancel() }
  }

  /// Appends a value. Returns whether to schedule a delivery.
  func append(_ value: Input) -> Bool {
    state.withLock { $0.events.append(value) }.needsConsumer
  }

  /// Appends the completion. Returns whether to schedule a delivery.
  func append(completion: Completion<Failure>) -> Bool {
    state.withLock { $0.events.append(completion: completion) }
  }

  override func releaseResources() {
    // The state is released outside the lock, because that may run code that calls this sink.
    let state = state.withLock { state in
      defer { state = State() }
      return state
    }
    state.upstream?.cancel()
  }

  /// Delivers pending events, and returns whether there are more than fit into one turn.
  @MainActor
  func deliver() -> Bool {
    for _ in 0..<deliveriesPerTurn where isActive {
      guard let (event, receivers) = next() else { return false }
      switch event {
      case .value(let value):
        if receivers.receiveValue(value) == .stop { cancel() }
      case .completion(let completion):
        receivers.receiveCompletion(completion)
        cancel()
      }
    }
    return isActive
  }

  private func next() -> (Event<Input, Failure>, Receivers)? {
    state.withLock { state in
      guard let receivers = state.receivers, let event = state.events.next() else { return nil }
      return (event, receivers)
    }
  }
}

/// Passes events to a sink and schedules their delivery. The upstream and pending deliveries hold
/// it; when it is released, nothing is left that could send, and the sink releases its closures.
private final class MainActorSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  private let sink: MainActorSink<Input, Failure>

  init(_ sink: MainActorSink<Input, Failure>) {
    self.sink = sink
  }

  deinit {
    sink.cancel()
  }

  func receive(_ input: Input) -> Demand {
    guard sink.isActive else { return .stop }
    if sink.append(input) { deliver() }
    return .more
  }

  func receive(completion: Completion<Failure>) {
    if sink.append(completion: completion) { deliver() }
  }

  /// Delivers pending events: at once if the caller is on the main actor, otherwise soon.
  private func deliver() {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate { @MainActor in deliverInTurns() }
    } else {
      Task { @MainActor in deliverInTurns() }
    }
  }

  /// Delivers pending events, and lets other work of the main actor have its turn between many.
  @MainActor
  private func deliverInTurns() {
    if sink.deliver() { Task { deliverInTurns() } }
  }
}
