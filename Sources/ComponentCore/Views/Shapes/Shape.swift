import Signals

/// An outline that can be filled, stroked and used to clip views.
///
///     Capsule().fill(.green)                           ▐████████▌
///
///     RoundedRectangle(cornerRadius: 2).stroke(.blue)  ╭────────╮
///                                                      │        │
///                                                      ╰────────╯
///
/// A shape used as a view takes all the space it is offered and is filled in the foreground style:
/// see `foregroundStyle(_:)`. Cells count as twice as high as they are wide. The
/// ``Animatable/animatableData`` of a shape is animated.
///
/// A shape of your own returns a ``Path``:
///
///     struct Triangle: Shape {
///       func path(in rect: Rect) -> Path {
///         Path { path in
///           path.move(to: PathPoint(.top, in: rect))
///           path.addLine(to: PathPoint(.bottomTrailing, in: rect))
///           path.addLine(to: PathPoint(x: rect.minX, y: rect.maxY))
///           path.closeSubpath()
///         }
///       }
///     }
public protocol Shape: View, Animatable, Sendable {
  /// Returns the outline of this shape in `rect`.
  nonisolated func path(in rect: Rect) -> Path
}

extension Shape {
  /// Returns a view of this shape, filled with `style`.
  public nonisolated func fill(_ style: some ShapeStyle) -> some ShapeView<Self> {
    StyledShape(shape: self, style: ValueOrPublisher(style.resolved), drawing: .fill(FillStyle()))
  }

  /// Returns a view of this shape, filled with `color`.
  @_disfavoredOverload  // `.secondary` is a level, not a color.
  public nonisolated func fill(_ color: Color) -> some ShapeView<Self> {
    StyledShape(shape: self, style: ValueOrPublisher(color.resolved), drawing: .fill(FillStyle()))
  }

  /// Returns a view of this shape, filled with the newest value of `styles`.
  ///
  /// The foreground style fills it until `styles` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func fill<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some ShapeView<Self> {
    StyledShape(
      shape: self, style: ValueOrPublisher(styles.map(\.resolved)), drawing: .fill(FillStyle()))
  }

  /// Returns a view of this shape's outline, drawn in `style` along the inside of its edge.
  ///
  /// Rectangles are drawn with line characters, ellipses with blocks, and other shapes with
  /// braille dots or, if the line is wide, with blocks. A row is as high as two columns are wide.
  ///
  /// - Parameters:
  ///   - style: The color or gradient of the line.
  ///   - lineWidth: The width of the line in columns; line characters are light for 1 and heavy
  ///     for more. Nothing is drawn if it is less than 1.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func stroke(_ style: some ShapeStyle, lineWidth: Int = 1) -> some ShapeView<
    Self
  > {
    StyledShape(
      shape: self, style: ValueOrPublisher(style.resolved),
      drawing: .stroke(StrokeStyle(lineWidth: lineWidth)))
  }

  /// Returns a view of this shape's outline, drawn in `color` along the inside of its edge.
  @_disfavoredOverload
  public nonisolated func stroke(_ color: Color, lineWidth: Int = 1) -> some ShapeView<Self> {
    StyledShape(
      shape: self, style: ValueOrPublisher(color.resolved),
      drawing: .stroke(StrokeStyle(lineWidth: lineWidth)))
  }

  /// Returns a view of this shape's outline, drawn in the newest value of `styles` along the
  /// inside of its edge.
  ///
  /// The line has the foreground style until `styles` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, lineWidth: Int = 1
  ) -> some ShapeView<Self> {
    StyledShape(
      shape: self, style: ValueOrPublisher(styles.map(\.resolved)),
      drawing: .stroke(StrokeStyle(lineWidth: lineWidth)))
  }

  /// Returns a view of this shape's outline, drawn in `color` along the inside of its edge.
  ///
  /// This is the same as `stroke(_:lineWidth:)`, which never draws outside of the edge.
  @_disfavoredOverload
  public nonisolated func strokeBorder(_ color: Color, lineWidth: Int = 1) -> some ShapeView<Self> {
    stroke(color, lineWidth: lineWidth)
  }

  /// Returns a view of this shape's outline, drawn in `style` along the inside of its edge.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func strokeBorder(_ style: some ShapeStyle, lineWidth: Int = 1)
    -> some ShapeView<Self>
  {
    stroke(style, lineWidth: lineWidth)
  }

  /// Returns a view of this shape's outline, drawn in the newest value of `styles` along the
  /// inside of its edge.
  ///
  /// The line has the foreground style until `styles` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, lineWidth: Int = 1
  ) -> some ShapeView<Self> {
    stroke(styles, lineWidth: lineWidth)
  }

  /// Creates or updates the node that fills the shape with the foreground style.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    StyledShape(shape: self, style: ValueOrPublisher(nil), drawing: .fill(FillStyle())).node(
      updating: existing, in: context)
  }
}
