import Signals

extension View {
  /// Names this view for tests. The name is not spoken.
  ///
  ///     Button("Delete") { delete() }.accessibilityIdentifier("delete")
  ///
  ///     screen.accessibility.first(identifier: "delete")
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(identifier)) { $0.identifier = $1 }
  }

  /// Names this view for tests by the newest of `identifiers`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func accessibilityIdentifier(
    _ identifiers: some Publisher<String, Never>
  ) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(identifiers)) { $0.identifier = $1 }
  }
}
