extension View {
  /// Changes the transaction of all changes in this view with `transform`.
  ///
  ///     Counter().transaction { $0.animation = nil }     // does not take part in animations
  ///
  /// Modifiers inside are applied after those outside.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    scopeModifier(TransactionModifier(value: 0, isAlwaysActive: true, transform: transform))
  }

  /// Changes the transaction of the changes in this view with `transform` whenever `value`
  /// changes.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    scopeModifier(TransactionModifier(value: value, transform: transform))
  }
}

/// A modifier that changes the transactions of the changes inside.
nonisolated struct TransactionModifier<Value: Equatable>: ScopeModifier {
  /// The value whose changes activate the modifier.
  let value: Value
  /// A publisher whose values activate the modifier.
  var triggers = ValueOrPublisher<Int>(nil)
  var isAlwaysActive = false
  let transform: (inout Transaction) -> Void

  @MainActor
  func willUpdateContent(
    of node: StatefulScope<TransactionState<Value>>, in context: inout ViewContext
  ) {
    let (scope, old) = (node.state.scope, node.state.value)
    scope.transform = transform
    scope.isAlwaysActive = isAlwaysActive
    node.state.value = value
    if let old, value != old { scope.activate(in: node.tree.animator) }
    context.animationScope = scope
  }

  @MainActor
  func didUpdateContent(of node: StatefulScope<TransactionState<Value>>, isNew: Bool) {
    node.bind(triggers) { node, _ in node.state.scope.activate(in: node.tree.animator) }
  }
}

extension TransactionModifier {
  /// Creates a modifier that sets the animation of the changes.
  init(
    _ animation: Animation?, value: Value, triggers: ValueOrPublisher<Int> = .init(nil),
    isAlwaysActive: Bool = false
  ) {
    self.init(value: value, triggers: triggers, isAlwaysActive: isAlwaysActive) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }
}

struct TransactionState<Value: Equatable>: ScopeState {
  let scope: AnimationScope
  /// The value whose changes are animated; `nil` before the first.
  var value: Value?

  init(in context: ViewContext) {
    scope = AnimationScope(parent: context.animationScope)
  }
}
