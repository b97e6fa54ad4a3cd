import Signals

extension View {
  /// Changes the environment of this view and its descendants with `change`.
  nonisolated func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentScope(content: self, change: change)
  }

  /// Changes the environment of this view and its descendants with `change`, which receives the
  /// newest value of the publisher.
  nonisolated func transformEnvironment<Value: Equatable & Sendable>(
    following values: some Publisher<Value, Never>,
    _ change: @escaping (inout EnvironmentValues, Value) -> Void
  ) -> some View {
    transformEnvironment(following: ValueOrPublisher(values), change)
  }

  /// Changes the environment of this view and its descendants with `change`, which receives the
  /// value, or the newest value of the publisher.
  nonisolated func transformEnvironment<Value: Equatable & Sendable>(
    following values: ValueOrPublisher<Value>,
    _ change: @escaping (inout EnvironmentValues, Value) -> Void
  ) -> some View {
    EnvironmentPublisherScope(content: self, values: values, change: change)
  }
}

private nonisolated struct EnvironmentScope<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? EnvironmentNode ?? EnvironmentNode(in: context)
    node.change = change
    node.update(content, in: context)
    return node
  }
}

private nonisolated struct EnvironmentPublisherScope<Content: View, Value: Equatable & Sendable>:
  View
{
  let content: Content
  let values: ValueOrPublisher<Value>
  let change: (inout EnvironmentValues, Value) -> Void

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? EnvironmentNode ?? EnvironmentNode(in: context)
    node.bind(values) { [change] node, value in
      node.change = { change(&$0, value) }
    }
    node.update(content, in: context)
    return node
  }
}

/// A node that changes the environment of its descendants.
final class EnvironmentNode: GroupNode {
  var change: (inout EnvironmentValues) -> Void = { _ in } {
    didSet { if !children.isEmpty { environmentDidChange(to: environment) } }
  }

  func update(_ view: some View, in context: ViewContext) {
    setEnvironment(context.environment)
    var inner = context
    change(&inner.environment)
    setMembers([view.node(updating: children.first, in: inner)])
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    var inner = environment
    change(&inner)
    for child in children { child.environmentDidChange(to: inner) }
  }
}
