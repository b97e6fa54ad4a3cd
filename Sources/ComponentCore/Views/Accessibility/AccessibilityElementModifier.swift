extension View {
  /// Makes this view one element for assistive technology.
  ///
  ///     HStack { Text("Total"); Spacer(); Text(total) }.accessibilityElement(children: .combine)
  ///
  ///     Total, 12.50
  ///
  /// - Parameter children: What becomes of the elements inside: by default there are none.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(children)) { $0.childBehavior = $1 }
  }
}
