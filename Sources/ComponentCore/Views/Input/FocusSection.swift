extension View {
  /// Makes this view one target for the arrow keys, which then move the focus to the nearest view
  /// inside.
  ///
  ///     HStack {
  ///       Sidebar().focusSection()
  ///       Details().focusSection()
  ///     }
  ///
  /// From anywhere in the sidebar, the right arrow moves into the details beside it, even if their
  /// views are far above or below. In a scroll view, the details themselves may be as far above or
  /// below as the screen is high. Inside a section, an arrow moves to another view of the section
  /// as long as there is one in its direction.
  public nonisolated func focusSection() -> some View {
    effect(FocusSection())
  }
}
