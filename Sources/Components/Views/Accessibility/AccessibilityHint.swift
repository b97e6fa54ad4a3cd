import Signals

extension View {
  /// Sets what happens when this view is used, for assistive technology.
  ///
  ///     Button("Purge") { purge() }.accessibilityHint("Deletes all messages")
  ///
  /// The text of a `help(_:)` is a hint, too. The hint is said last.
  public nonisolated func accessibilityHint(_ hint: String) -> some View {
    nodeModifier(ValueOrPublisher(hint), AccessibilityNode.setHint)
  }

  /// Sets what happens when this view is used to the newest of `hints`.
  public nonisolated func accessibilityHint(_ hints: some Publisher<String, Never>) -> some View {
    nodeModifier(ValueOrPublisher(hints), AccessibilityNode.setHint)
  }

  /// Sets what happens when this view is used to the string of `hint`. Texts that are added to it
  /// do not count, nor does its appearance.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    nodeModifier(hint.string, AccessibilityNode.setHint)
  }
}
