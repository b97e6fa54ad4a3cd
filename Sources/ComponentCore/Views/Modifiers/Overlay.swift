extension View {
  /// Draws other views in front of this view. They are proposed this view's size and aligned in
  /// its rectangle.
  ///
  ///     Text("a").frame(width: 5, height: 1).overlay(alignment: .leading) { Text("<") }
  ///
  ///     < a
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    layer(content(), isInFront: true, alignment: alignment)
  }

  /// Draws `overlay` in front of this view. It is proposed this view's size and aligned in its
  /// rectangle.
  @_disfavoredOverload  // A style is preferred.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Covers this view with `style`. The view shows through where the style is translucent.
  public nonisolated func overlay(_ style: some ShapeStyle) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Draws `shape`, filled with `style`, in front of this view.
  public nonisolated func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    overlay { shape.fill(style) }
  }
}
