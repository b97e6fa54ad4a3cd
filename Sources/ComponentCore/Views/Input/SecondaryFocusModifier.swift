extension View {
  /// Lets other views receive the focus before this one when it moves to a part of the tree as a
  /// whole, or comes with the first arrow key.
  package nonisolated func secondaryFocus() -> some View {
    effect(SecondaryFocus())
  }
}
