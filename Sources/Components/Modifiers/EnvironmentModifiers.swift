import Signals

extension View {
  /// Says `value` to the views inside.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Says the newest of `values` to the views inside; before the first, what is said around them.
  public nonisolated func environment<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ values: some Publisher<Value, Never>
  ) -> some View {
    transformEnvironment(following: values) { $0[keyPath: keyPath] = $1 }
  }

  nonisolated func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentScope(content: self, change: change)
  }

  nonisolated func transformEnvironment<Value: Equatable & Sendable>(
    following values: some Publisher<Value, Never>,
    _ change: @escaping (inout EnvironmentValues, Value) -> Void
  ) -> some View {
    EnvironmentPublisherScope(content: self, values: ValueOrPublisher(values), change: change)
  }

  /// Keeps the views inside from taking input, and has them look like it.
  ///
  /// A view is enabled only if all those around it let it be.
  public nonisolated func disabled(_ isDisabled: Bool = true) -> some View {
    EnvironmentPublisherScope(content: self, values: ValueOrPublisher(isDisabled)) {
      $0.isEnabled = $0.isEnabled && !$1
    }
  }

  /// Keeps the views inside from taking input while the newest value says so.
  public nonisolated func disabled(_ isDisabled: some Publisher<Bool, Never>) -> some View {
    EnvironmentPublisherScope(content: self, values: ValueOrPublisher(isDisabled)) {
      $0.isEnabled = $0.isEnabled && !$1
    }
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

/// Changes what the nodes below it hear from those above.
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

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the view takes input: see `disabled(_:)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
