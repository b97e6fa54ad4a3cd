import Signals

extension View {
  /// Sets what this view is called, for assistive technology.
  ///
  ///     Button("✕") { close() }.accessibilityLabel("Close")
  ///
  /// The label replaces the texts of the view. A view of several controls becomes a group with
  /// this label, and a drawing without text a picture.
  public nonisolated func accessibilityLabel(_ label: String) -> some View {
    accessibilityLabel(ValueOrPublisher(label))
  }

  /// Sets what this view is called to the newest of `labels`. Before the first value, it is called
  /// what its texts say.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func accessibilityLabel(_ labels: some Publisher<String, Never>) -> some View {
    accessibilityLabel(ValueOrPublisher(labels))
  }

  /// Sets what this view is called to the string of `label`. Texts that are added to it do not
  /// count, nor does its appearance.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label.string)
  }

  package nonisolated func accessibilityLabel(_ labels: ValueOrPublisher<String>) -> some View {
    effect(AccessibilityChanges.self, labels) { $0.label = $1 }
  }
}
