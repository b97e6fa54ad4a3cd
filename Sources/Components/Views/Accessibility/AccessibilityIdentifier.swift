import Signals

extension View {
  /// Names this view for tests. The name is not spoken.
  ///
  ///     Button("Delete") { delete() }.accessibilityIdentifier("delete")
  ///
  ///     screen.accessibility.first(identifier: "delete")
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    nodeModifier(ValueOrPublisher(identifier), AccessibilityNode.setIdentifier)
  }

  /// Names this view for tests by the newest of `identifiers`.
  public nonisolated func accessibilityIdentifier(
    _ identifiers: some Publisher<String, Never>
  ) -> some View {
    nodeModifier(ValueOrPublisher(identifiers), AccessibilityNode.setIdentifier)
  }
}
