import Signals

extension View {
  /// Sets what happens when this view is used, for assistive technology.
  ///
  ///     Button("Purge") { purge() }.accessibilityHint("Deletes all messages")
  ///
  /// The text of a `help(_:)` is a hint, too. The hint is said last.
  public nonisolated func accessibilityHint(_ hint: String) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(hint)) { $0.hint = $1 }
  }

  /// Sets what happens when this view is used to the newest of `hints`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func accessibilityHint(_ hints: some Publisher<String, Never>) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(hints)) { $0.hint = $1 }
  }

  /// Sets what happens when this view is used to the string of `hint`. Texts that are added to it
  /// do not count, nor does its appearance.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    effect(AccessibilityChanges.self, hint.string) { $0.hint = $1 }
  }
}
