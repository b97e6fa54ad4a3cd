import Signals

extension View {
  /// Changes the environment of this view and its descendants with `change`.
  nonisolated func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    scopeModifier(EnvironmentModifier(change: change))
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
    scopeModifier(EnvironmentPublisherModifier(values: values, change: change))
  }
}

private nonisolated struct EnvironmentModifier: ScopeModifier {
  let change: (inout EnvironmentValues) -> Void

  @MainActor
  func willUpdateContent(of scope: EnvironmentNode, in context: inout ViewContext) {
    scope.change = change
    change(&context.environment)
  }
}

private nonisolated struct EnvironmentPublisherModifier<Value: Equatable & Sendable>: ScopeModifier
{
  let values: ValueOrPublisher<Value>
  let change: (inout EnvironmentValues, Value) -> Void

  @MainActor
  func willUpdateContent(of scope: EnvironmentNode, in context: inout ViewContext) {
    scope.bind(values) { [change] scope, value in
      scope.change = { change(&$0, value) }
    }
    scope.change(&context.environment)
  }
}

/// A node that changes the environment of its descendants.
private final class EnvironmentNode: GroupNode, ScopeNode {
  var change: (inout EnvironmentValues) -> Void = { _ in } {
    didSet { if !children.isEmpty { environmentDidChange(to: environment) } }
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    var inner = environment
    change(&inner)
    for child in children { child.environmentDidChange(to: inner) }
  }
}
