import Signals

extension View {
  /// Sets what this view is called, for assistive technology.
  ///
  ///     Button("✕") { close() }.accessibilityLabel("Close")
  ///
  /// The label replaces the texts of the view. A view of several controls becomes a group with
  /// this label, and a drawing without text a picture.
  public nonisolated func accessibilityLabel(_ label: String) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(label)) { $0.label = $1 }
  }

  /// Sets what this view is called to the newest of `labels`. Before the first value, it is called
  /// what its texts say.
  public nonisolated func accessibilityLabel(_ labels: some Publisher<String, Never>) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(labels)) { $0.label = $1 }
  }

  /// Sets what this view is called to the string of `label`. Texts that are added to it do not
  /// count, nor does its appearance.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    effect(AccessibilityChanges.self, label.string) { $0.label = $1 }
  }
}
