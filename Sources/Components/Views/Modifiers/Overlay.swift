import Signals

extension View {
  /// Puts other views in front of this one, in its rectangle.
  ///
  ///     Text("a").frame(width: 5, height: 1).overlay(alignment: .leading) { Text("<") }
  ///
  ///     < a
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayeredView(base: self, other: content(), isInFront: true, alignment: alignment)
  }

  /// Puts another view in front of this one, in its rectangle.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Puts `style` over this view: what is beneath shows through where it is translucent.
  public nonisolated func overlay(_ style: some ShapeStyle) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Puts `color` over this view: what is beneath shows through if it is translucent.
  public nonisolated func overlay(_ color: Color) -> some View {
    overlay { Rectangle().fill(color) }
  }

  /// Puts `shape`, filled with `style`, over this view.
  public nonisolated func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    overlay { shape.fill(style) }
  }

  /// Puts the newest of `styles` over this view; nothing before the first.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some View {
    overlay { Rectangle().fill(styles) }
  }

  /// Puts `shape`, filled with the newest of `styles`, over this view.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, in shape: some Shape
  ) -> some View {
    overlay { shape.fill(styles) }
  }
}
