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
  @inlinable
  public consuming func sink(
    on actor: MainActor,
    receiveCompletion: @escaping @MainActor @Sendable (Completion<Failure>) -> Void,
    receiveValue: @escaping @MainActor @Sendable (Output) -> Void
  ) -> AnyCancellable {
    receive(on: actor).sink(
      receiveCompletion: { completion in MainActor.assumeIsolated { receiveCompletion(completion) }
      },
      receiveValue: { value in MainActor.assumeIsolated { receiveValue(value) } })
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` for each value, on the main actor.
  ///
  ///     let subscription = titles.sink(on: MainActor.shared) { label.text = $0 }
  ///
  /// Like ``Publisher/sink(on:receiveCompletion:receiveValue:)``, without the completion.
  @inlinable
  public consuming func sink(
    on actor: MainActor, receiveValue: @escaping @MainActor @Sendable (Output) -> Void
  ) -> AnyCancellable {
    sink(on: actor, receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
