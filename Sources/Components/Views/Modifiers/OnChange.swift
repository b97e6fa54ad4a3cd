import Signals

extension View {
  /// Runs `action` when `value` is another than it was, with the old value and the new.
  ///
  /// With `initial`, it is run when this view appears, too, with the same value twice.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    ChangeScope(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs `action` when `value` is another than it was.
  ///
  /// With `initial`, it is run when this view appears, too.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` when the newest of `values` is another than the one before, with both.
  ///
  /// What comes between two frames counts as one change; the first value is none.
  public nonisolated func onChange<Value: Equatable & Sendable>(
    of values: some Publisher<Value, Never>,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    PublisherChangeScope(content: self, values: ValueOrPublisher(values), action: action)
  }
}

private nonisolated struct ChangeScope<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ChangeNode<Value> ?? ChangeNode(in: context)
    node.setEnvironment(context.environment)
    node.setMembers([content.node(updating: node.children.first, in: context)])
    node.action = action
    if existing == nil, isInitial { node.value = value }
    node.valueDidChange(to: value, evenIfSame: existing == nil && isInitial)
    return node
  }
}

private nonisolated struct PublisherChangeScope<Content: View, Value: Equatable & Sendable>: View {
  let content: Content
  let values: ValueOrPublisher<Value>
  let action: @MainActor (Value, Value) -> Void

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ChangeNode<Value> ?? ChangeNode(in: context)
    node.setEnvironment(context.environment)
    node.setMembers([content.node(updating: node.children.first, in: context)])
    node.action = action
    node.bind(values) { $0.valueDidChange(to: $1) }
    return node
  }
}

private final class ChangeNode<Value: Equatable>: GroupNode {
  var value: Value?
  var action: (@MainActor (Value, Value) -> Void)?

  func valueDidChange(to new: Value, evenIfSame: Bool = false) {
    guard let old = value else { return value = new }
    value = new
    if old == new, !evenIfSame { return }
    tree.afterEvaluating { [weak self] in self?.action?(old, new) }
  }

  override func unmount() {
    action = nil
    super.unmount()
  }
}
