import Signals

extension View {
  /// Runs `action` with each value of `publisher` while this view is in the tree.
  ///
  /// Values may arrive on any thread. They are buffered until the next frame, and none is lost. To
  /// show only the newest value, pass the publisher to the modifier that shows it instead.
  @preconcurrency
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    scopeModifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}

private nonisolated struct OnReceiveModifier<Source: Publisher>: ScopeModifier
where Source.Failure == Never {
  let publisher: Source
  let action: @MainActor (Source.Output) -> Void

  @MainActor
  func didUpdateContent(of scope: StatefulScope<ReceiverState<Source>>, isNew: Bool) {
    scope.subscribe(to: publisher, perform: action)
  }
}

private struct ReceiverState<Source: Publisher>: ScopeState where Source.Failure == Never {
  var action: (@MainActor (Source.Output) -> Void)?

  init(in context: ViewContext) {}
}

extension StatefulScope {
  /// Subscribes to `publisher`, unless the node is already subscribed to an identical one. Values
  /// sent during the subscription are received before the first frame.
  fileprivate func subscribe<Source: Publisher>(
    to publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) where State == ReceiverState<Source> {
    state.action = action
    if subscription(in: 0)?.isSubscribed(to: publisher) == true { return }
    let pendingValues = PendingValue<[Source.Output]>(tree.updateQueue) { [unowned self] values in
      for value in values { state.action?(value) }
    }
    let cancellable = publisher.sink { value in
      pendingValues.update { values in
        values = values ?? []
        values?.append(value)
      }
    }
    setSubscription(NodeSubscription(of: pendingValues, to: publisher, cancellable), in: 0)
    tree.afterEvaluating { pendingValues.flush() }
  }
}
