import ComponentCore
import ComponentDrawing
import Signals

extension Shape {
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
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a view of this shape's outline, drawn in `color` along the inside of its edge.
  @_disfavoredOverload
  public nonisolated func stroke(_ color: Color, lineWidth: Int = 1) -> some ShapeView<Self> {
    stroke(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a view of this shape's outline, drawn in the newest value of `styles` along the
  /// inside of its edge.
  ///
  /// The line has the foreground style until `styles` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, lineWidth: Int = 1
  ) -> some ShapeView<Self> {
    stroke(styles, style: StrokeStyle(lineWidth: lineWidth))
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

  /// Returns a view of this shape's outline, drawn in the foreground style.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func stroke(lineWidth: Int = 1) -> some ShapeView<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a view of this shape's outline, drawn in the foreground style along the inside of its
  /// edge.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func strokeBorder(lineWidth: Int = 1) -> some ShapeView<Self> {
    stroke(lineWidth: lineWidth)
  }
}

extension ShapeView {
  /// Draws the outline of the shape in `style` in front of this view.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func stroke(
    _ style: some ShapeStyle, lineWidth: Int = 1
  ) -> some ShapeView<Content> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape in the newest value of `styles` in front of this view.
  ///
  /// The line has the foreground style until `styles` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, lineWidth: Int = 1
  ) -> some ShapeView<Content> {
    stroke(styles, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape in `content` in front of this view, along the inside of its
  /// edge.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func strokeBorder(
    _ content: some ShapeStyle, lineWidth: Int = 1
  ) -> some ShapeView<Content> {
    stroke(content, lineWidth: lineWidth)
  }

  /// Draws the outline of the shape in the newest value of `contents` in front of this view, along
  /// the inside of its edge.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ contents: some Publisher<Style, Never>, lineWidth: Int = 1
  ) -> some ShapeView<Content> {
    stroke(contents, lineWidth: lineWidth)
  }
}
