import Signals

extension View {
  /// Sets what this view is called, for assistive technology.
  ///
  ///     Button("✕") { close() }.accessibilityLabel("Close")
  ///
  /// The label replaces the texts of the view. A view of several controls becomes a group with
  /// this label, and a drawing without text a picture.
  public nonisolated func accessibilityLabel(_ label: String) -> some View {
    nodeModifier(ValueOrPublisher(label), AccessibilityNode.setLabel)
  }

  /// Sets what this view is called to the newest of `labels`. Before the first value, it is called
  /// what its texts say.
  public nonisolated func accessibilityLabel(_ labels: some Publisher<String, Never>) -> some View {
    nodeModifier(ValueOrPublisher(labels), AccessibilityNode.setLabel)
  }

  /// Sets what this view is called to the string of `label`. Texts that are added to it do not
  /// count, nor does its appearance.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    nodeModifier(label.string, AccessibilityNode.setLabel)
  }
}
