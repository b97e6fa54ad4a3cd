import Signals

extension View {
  /// Sets what this view contains, for assistive technology.
  ///
  ///     Canvas { context, size in drawStars(3, on: &context, size) }
  ///       .accessibilityLabel("Rating").accessibilityValue("3 stars")
  public nonisolated func accessibilityValue(_ value: String) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(value)) { $0.value = $1 }
  }

  /// Sets what this view contains to the newest of `values`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func accessibilityValue(_ values: some Publisher<String, Never>) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(values)) { $0.value = $1 }
  }

  /// Sets what this view contains to the string of `value`. Texts that are added to it do not
  /// count, nor does its appearance.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    effect(AccessibilityChanges.self, value.string) { $0.value = $1 }
  }
}
