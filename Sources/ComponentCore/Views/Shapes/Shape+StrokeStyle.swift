import Signals

extension Shape {
  /// Returns a view of this shape, filled with `style`, of which `fillStyle` may leave out areas.
  public nonisolated func fill(_ style: some ShapeStyle, style fillStyle: FillStyle)
    -> some ShapeView<Self>
  {
    StyledShape(
      shape: self, style: ValueOrPublisher(style.resolved), drawing: .fill(fillStyle))
  }

  /// Returns a view of this shape, filled with `color`, of which `fillStyle` may leave out areas.
  @_disfavoredOverload
  public nonisolated func fill(_ color: Color, style fillStyle: FillStyle) -> some ShapeView<Self> {
    fill(color.resolved, style: fillStyle)
  }

  /// Returns a view of this shape, filled with the foreground style, of which `style` may leave
  /// out areas.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    StyledShape(shape: self, style: ValueOrPublisher(nil), drawing: .fill(style))
  }

  /// Returns a view of this shape's outline, drawn in `content` along the inside of its edge.
  ///
  /// Rectangles are drawn with line characters, ellipses with blocks, and other shapes with
  /// braille dots or, if the line is wide, with blocks. A row is as high as two columns are wide.
  ///
  ///     Circle().trim(from: 0, to: 0.7).stroke(.blue, style: StrokeStyle(lineWidth: 2))
  ///
  /// - Parameters:
  ///   - content: The color or gradient of the line.
  ///   - style: The width, the ends and the dashes of the line.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some ShapeView<
    Self
  > {
    StyledShape(
      shape: self, style: ValueOrPublisher(content.resolved), drawing: .stroke(style))
  }

  /// Returns a view of this shape's outline, drawn in `color`.
  @_disfavoredOverload
  public nonisolated func stroke(_ color: Color, style: StrokeStyle) -> some ShapeView<Self> {
    stroke(color.resolved, style: style)
  }

  /// Returns a view of this shape's outline, drawn in the newest value of `contents`.
  ///
  /// The line has the foreground style until `contents` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ contents: some Publisher<Style, Never>, style: StrokeStyle
  ) -> some ShapeView<Self> {
    StyledShape(
      shape: self, style: ValueOrPublisher(contents.map(\.resolved)), drawing: .stroke(style))
  }

  /// Returns a view of this shape's outline, drawn in the foreground style.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func stroke(style: StrokeStyle) -> some ShapeView<Self> {
    StyledShape(shape: self, style: ValueOrPublisher(nil), drawing: .stroke(style))
  }

  /// Returns a view of this shape's outline, drawn in `content` along the inside of its edge.
  ///
  /// This is the same as `stroke(_:style:)`, which never draws outside of the edge.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func strokeBorder(
    _ content: some ShapeStyle, style: StrokeStyle
  ) -> some ShapeView<Self> {
    stroke(content, style: style)
  }

  /// Returns a view of this shape's outline, drawn in `color` along the inside of its edge.
  @_disfavoredOverload
  public nonisolated func strokeBorder(_ color: Color, style: StrokeStyle) -> some ShapeView<Self> {
    stroke(color.resolved, style: style)
  }

  /// Returns a view of this shape's outline, drawn in the foreground style along the inside of its
  /// edge.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func strokeBorder(style: StrokeStyle) -> some ShapeView<Self> {
    stroke(style: style)
  }
}
