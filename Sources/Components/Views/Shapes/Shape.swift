import Signals

/// An outline that can be filled, drawn as a line, and used to clip.
///
///     Capsule().fill(.green)                           ▐████████▌
///
///     RoundedRectangle(cornerRadius: 2).stroke(.blue)  ╭────────╮
///                                                      │        │
///                                                      ╰────────╯
///
/// As a view, a shape takes all the room it is offered, filled in the color of text: see
/// `foregroundStyle(_:)`. Two columns are as long as a row is high.
public protocol Shape: View, Hashable, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: Rect) -> Path
}

extension Shape {
  /// This shape filled with `style`.
  public nonisolated func fill(_ style: some ShapeStyle) -> some View {
    ShapeView(shape: self, style: ValueOrPublisher(style.resolved), lineWidth: nil)
  }

  /// This shape filled with `color`.
  public nonisolated func fill(_ color: Color) -> some View {
    ShapeView(shape: self, style: ValueOrPublisher(color.resolved), lineWidth: nil)
  }

  /// This shape filled with the newest of `styles`; in the color of text before the first.
  public nonisolated func fill<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some View {
    ShapeView(shape: self, style: ValueOrPublisher(styles.map(\.resolved)), lineWidth: nil)
  }

  /// A line in `style` along the inside of this shape's edge.
  ///
  /// Rectangles are drawn with the characters for lines, which are as thin as can be, ellipses
  /// with blocks, which are a column and half a row wide. A `lineWidth` of more than 1 is a heavy
  /// line.
  public nonisolated func stroke(_ style: some ShapeStyle, lineWidth: Int = 1) -> some View {
    ShapeView(shape: self, style: ValueOrPublisher(style.resolved), lineWidth: lineWidth)
  }

  /// A line in `color` along the inside of this shape's edge.
  public nonisolated func stroke(_ color: Color, lineWidth: Int = 1) -> some View {
    ShapeView(shape: self, style: ValueOrPublisher(color.resolved), lineWidth: lineWidth)
  }

  /// A line in the newest of `styles` along the inside of this shape's edge.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, lineWidth: Int = 1
  ) -> some View {
    ShapeView(shape: self, style: ValueOrPublisher(styles.map(\.resolved)), lineWidth: lineWidth)
  }

  /// A line in `color` along the inside of this shape's edge: the same as a stroke, which in text
  /// has no room outside.
  public nonisolated func strokeBorder(_ color: Color, lineWidth: Int = 1) -> some View {
    stroke(color, lineWidth: lineWidth)
  }

  /// A line in `style` along the inside of this shape's edge.
  public nonisolated func strokeBorder(_ style: some ShapeStyle, lineWidth: Int = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }

  /// A line in the newest of `styles` along the inside of this shape's edge.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, lineWidth: Int = 1
  ) -> some View {
    stroke(styles, lineWidth: lineWidth)
  }

  /// A node that shows the shape in the color of text.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    ShapeView(shape: self, style: ValueOrPublisher(nil), lineWidth: nil).node(
      updating: existing, in: context)
  }
}
