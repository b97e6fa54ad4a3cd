import Signals

extension View {
  /// Changes the environment of this view and its descendants with `change`.
  package nonisolated func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    scopeModifier(EnvironmentModifier(change: change))
  }

  /// Changes the environment of this view and its descendants with `change`, which receives the
  /// newest value of the publisher.
  package nonisolated func transformEnvironment<Value: Equatable & Sendable>(
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
    context.environment = scope.updateEnvironment { $0.setChange(change) }
  }
}

private nonisolated struct EnvironmentPublisherModifier<Value: Equatable & Sendable>: ScopeModifier
{
  let values: ValueOrPublisher<Value>
  let change: (inout EnvironmentValues, Value) -> Void

  @MainActor
  func willUpdateContent(of scope: EnvironmentNode, in context: inout ViewContext) {
    context.environment = scope.updateEnvironment { scope in
      scope.bind(values) { [change] scope, value in
        scope.setChange { change(&$0, value) }
      }
    }
  }
}

/// A node that changes the environment of its descendants: a class, because it keeps the changed
/// environment for comparison with the next.
///
/// If a new environment has the same values as the one before, the descendants keep that one, and
/// see at once that it is identical.
private final class EnvironmentNode: GroupNode, ScopeNode {
  private var change: (inout EnvironmentValues) -> Void = { _ in }
  /// The environment of the descendants.
  private var innerEnvironment: EnvironmentValues?
  /// Whether the content is about to be updated, which passes the environment to it.
  private var isUpdating = false

  override init(in context: ViewContext) {
    super.init(in: context)
    keepsState = false
  }

  func setChange(_ new: @escaping (inout EnvironmentValues) -> Void) {
    change = new
    if !isUpdating { updateDescendants() }
  }

  /// Updates the change with `update` and returns the environment for the content.
  func updateEnvironment(_ update: (EnvironmentNode) -> Void) -> EnvironmentValues {
    isUpdating = true
    update(self)
    isUpdating = false
    return changedEnvironment()
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    updateDescendants()
  }

  private func updateDescendants() {
    let old = innerEnvironment
    let new = changedEnvironment()
    if let old, new.isIdentical(to: old) { return }
    for child in children { child.environmentDidChange(to: new) }
  }

  /// Applies the change to this node's environment.
  private func changedEnvironment() -> EnvironmentValues {
    var inner = environment
    change(&inner)
    if let innerEnvironment, inner.hasSameValues(as: innerEnvironment) { return innerEnvironment }
    innerEnvironment = inner
    return inner
  }
}
