import Signals

extension View {
  /// Runs `action` with the old and the new value when `value` changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether `action` also runs when this view appears, with the same value twice.
  ///   - action: Runs before the frame that shows the change.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    ChangeScope(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs `action` when `value` changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether `action` also runs when this view appears.
  ///   - action: Runs before the frame that shows the change.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` with the previous and the newest of `values` when they differ.
  ///
  /// Values that arrive between two frames count as one change. The first value is not a change.
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
