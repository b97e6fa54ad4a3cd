extension Publisher {
  /// Calls `receiveValue` for each value and `receiveCompletion` at the end, on the main actor.
  ///
  ///     let subscription = prices.sink(
  ///       on: MainActor.shared,
  ///       receiveCompletion: { label.isDone = true },
  ///       receiveValue: { label.text = $0 })
  ///
  /// That the closures run on the main actor is known when the program is compiled, so they may touch
  /// what belongs to it. They run in order, at the actor's next opportunity, also for what is sent
  /// from there. When `cancel()` is called on the main actor, nothing comes afterwards; so it is when
  /// the result is released there. Values wait without bound.
  public consuming func sink(
    on actor: MainActor,
    receiveCompletion: @escaping @MainActor @Sendable (Completion<Failure>) -> Void,
    receiveValue: @escaping @MainActor @Sendable (Output) -> Void
  ) -> AnyCancellable {
    let sink = MainActorSink(
      receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    sink.retain(subscribe(MainActorSubscriber(sink: sink)))
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` for each value, on the main actor.
  ///
  ///     let subscription = titles.sink(on: MainActor.shared) { label.text = $0 }
  ///
  /// As ``Publisher/sink(on:receiveCompletion:receiveValue:)``, without the completion.
  public consuming func sink(
    on actor: MainActor, receiveValue: @escaping @MainActor @Sendable (Output) -> Void
  ) -> AnyCancellable {
    sink(on: actor, receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

/// Takes events anywhere and hands them out on the main actor, in one task for all that wait.
private final class MainActorSink<Input: Sendable, Failure: Error>: Subscription,
  @unchecked Sendable
{
  // @unchecked: the state is behind a lock.

  private struct State {
    var buffer = EventBuffer<Input, Failure>(.unbounded)
    var upstream: AnyCancellable?
    var receivers: Receivers?
  }

  private struct Receivers: Sendable {
    let receiveValue: @MainActor @Sendable (Input) -> Void
    let receiveCompletion: @MainActor @Sendable (Completion<Failure>) -> Void
  }

  private let state: Lock<State>

  init(
    receiveValue: @escaping @MainActor @Sendable (Input) -> Void,
    receiveCompletion: @escaping @MainActor @Sendable (Completion<Failure>) -> Void
  ) {
    let receivers = Receivers(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    state = Lock(State(receivers: receivers))
  }

  func retain(_ upstream: AnyCancellable) {
    state.withLock { if isActive { $0.upstream = upstream } }
    if !isActive { upstream.cancel() }
  }

  func receive(_ input: Input) -> Demand {
    guard isActive else { return .stop }
    if state.withLock({ $0.buffer.append(input) }) { scheduleDelivery() }
    return .more
  }

  func receive(completion: Completion<Failure>) {
    if state.withLock({ $0.buffer.append(completion: completion) }) { scheduleDelivery() }
  }

  override func releaseResources() {
    // Outside the lock: what is released may have something to say to this.
    let state = state.withLock { state in
      defer { state = State() }
      return state
    }
    state.upstream?.cancel()
  }

  private func scheduleDelivery() {
    Task { @MainActor in deliver() }
  }

  @MainActor
  private func deliver() {
    while isActive, let (event, receivers) = next() {
      switch event {
      case .value(let value):
        receivers.receiveValue(value)
      case .completion(let completion):
        receivers.receiveCompletion(completion)
        cancel()
      }
    }
  }

  private func next() -> (Event<Input, Failure>, Receivers)? {
    state.withLock { state in
      guard let receivers = state.receivers, let event = state.buffer.next() else { return nil }
      return (event, receivers)
    }
  }
}

private struct MainActorSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  let sink: MainActorSink<Input, Failure>

  func receive(_ input: Input) -> Demand {
    sink.receive(input)
  }

  func receive(completion: Completion<Failure>) {
    sink.receive(completion: completion)
  }
}
