import Signals

extension View {
  /// Adds traits to this view, for assistive technology: what it is, or a state.
  ///
  ///     Text("Downloads").bold().accessibilityAddTraits(.isHeader)
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(traits)) { $0.addedTraits = $1 }
  }

  /// Adds the newest of `traits` to this view, in place of those before.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func accessibilityAddTraits(
    _ traits: some Publisher<AccessibilityTraits, Never>
  ) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(traits)) { $0.addedTraits = $1 }
  }

  /// Removes traits of this view: a button without ``AccessibilityTraits/isButton`` is a text.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(traits)) { $0.removedTraits = $1 }
  }

  /// Removes the newest of `traits` of this view. Those that were removed before return.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: some Publisher<AccessibilityTraits, Never>
  ) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(traits)) { $0.removedTraits = $1 }
  }
}
