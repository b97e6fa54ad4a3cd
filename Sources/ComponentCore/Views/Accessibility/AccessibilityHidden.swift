import Signals

extension View {
  /// Hides this view from assistive technology, because it is only decoration.
  ///
  /// It is drawn and takes input as before.
  public nonisolated func accessibilityHidden(_ isHidden: Bool) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(isHidden)) { $0.isHidden = $1 }
  }

  /// Hides this view from assistive technology while the newest value is `true`. It is not hidden
  /// before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func accessibilityHidden(
    _ isHidden: some Publisher<Bool, Never>
  ) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(isHidden)) { $0.isHidden = $1 }
  }
}
