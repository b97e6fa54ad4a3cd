import Signals

extension View {
  /// Runs `action` with the old and the new value when `value` changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether `action` also runs when this view appears, with the same value twice.
  ///   - action: Runs before the frame that shows the change.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    scopeModifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs `action` when `value` changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether `action` also runs when this view appears.
  ///   - action: Runs before the frame that shows the change.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` with the new value when `value` changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - action: Runs before the frame that shows the change.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Runs `action` with the newest of `values` when it differs from the previous one.
  ///
  /// Values that arrive between two frames count as one change. The first value is not a change.
  public nonisolated func onChange<Value: Equatable & Sendable>(
    of values: some Publisher<Value, Never>,
    perform action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some View {
    onChange(of: values) { _, new in action(new) }
  }

  /// Runs `action` when the newest of `values` differs from the previous one.
  ///
  /// Values that arrive between two frames count as one change. The first value is not a change.
  public nonisolated func onChange<Value: Equatable & Sendable>(
    of values: some Publisher<Value, Never>, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: values) { _, _ in action() }
  }

  /// Runs `action` with the previous and the newest of `values` when they differ.
  ///
  /// Values that arrive between two frames count as one change. The first value is not a change.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable & Sendable>(
    of values: some Publisher<Value, Never>,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    scopeModifier(PublisherChangeModifier(values: ValueOrPublisher(values), action: action))
  }
}

private nonisolated struct ChangeModifier<Value: Equatable>: ScopeModifier {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  @MainActor
  func didUpdateContent(of scope: StatefulScope<ChangeState<Value>>, isNew: Bool) {
    scope.state.action = action
    if isNew, isInitial { scope.state.value = value }
    scope.valueDidChange(to: value, evenIfSame: isNew && isInitial)
  }
}

private nonisolated struct PublisherChangeModifier<Value: Equatable & Sendable>: ScopeModifier {
  let values: ValueOrPublisher<Value>
  let action: @MainActor (Value, Value) -> Void

  @MainActor
  func didUpdateContent(of scope: StatefulScope<ChangeState<Value>>, isNew: Bool) {
    scope.state.action = action
    scope.bind(values) { $0.valueDidChange(to: $1) }
  }
}

private struct ChangeState<Value: Equatable>: ScopeState {
  var value: Value?
  var action: (@MainActor (Value, Value) -> Void)?

  init(in context: ViewContext) {}

  mutating func willUnmount(_ scope: Node) {
    action = nil
  }
}

extension StatefulScope {
  fileprivate func valueDidChange<Value: Equatable>(to new: Value, evenIfSame: Bool = false)
  where State == ChangeState<Value> {
    guard let old = state.value else { return state.value = new }
    state.value = new
    if old == new, !evenIfSame { return }
    tree.afterEvaluating { [weak self] in self?.state.action?(old, new) }
  }
}
