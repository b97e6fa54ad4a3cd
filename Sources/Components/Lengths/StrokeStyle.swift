import ComponentCore
import ComponentDrawing
import Signals

extension Shape {
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
    stroke(ValueOrPublisher(content.resolved), style: style)
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
    stroke(ValueOrPublisher(contents.map(\.resolved)), style: style)
  }

  /// Returns a view of this shape's outline, drawn in the foreground style.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func stroke(style: StrokeStyle) -> some ShapeView<Self> {
    stroke(ValueOrPublisher(nil), style: style)
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

extension ShapeView {
  /// Draws the outline of the shape in `content` in front of this view.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func stroke(
    _ content: some ShapeStyle, style: StrokeStyle
  ) -> some ShapeView<Content> {
    stroke(ValueOrPublisher(content.resolved), style: style)
  }

  /// Draws the outline of the shape in the newest value of `contents` in front of this view.
  ///
  /// The line has the foreground style until `contents` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ contents: some Publisher<Style, Never>, style: StrokeStyle
  ) -> some ShapeView<Content> {
    stroke(ValueOrPublisher(contents.map(\.resolved)), style: style)
  }
}
