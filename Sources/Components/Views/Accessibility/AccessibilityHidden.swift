import Signals

extension View {
  /// Hides this view from assistive technology, because it is only decoration.
  ///
  /// It is drawn and takes input as before.
  public nonisolated func accessibilityHidden(_ isHidden: Bool) -> some View {
    nodeModifier(ValueOrPublisher(isHidden), AccessibilityNode.setHidden)
  }

  /// Hides this view from assistive technology while the newest value is `true`. It is not hidden
  /// before the first value.
  public nonisolated func accessibilityHidden(
    _ isHidden: some Publisher<Bool, Never>
  ) -> some View {
    nodeModifier(ValueOrPublisher(isHidden), AccessibilityNode.setHidden)
  }
}
