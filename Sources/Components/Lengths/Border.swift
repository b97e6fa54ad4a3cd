import ComponentCore
import ComponentDrawing
import Signals

extension View {
  /// Draws a border around this view that is one cell wide, in `color`.
  ///
  /// The border adds a column at each side and a row above and below.
  @_disfavoredOverload  // `.secondary` is a level, not a color.
  public nonisolated func border(_ color: Color, style: BorderStyle = .rounded) -> some View {
    border(color.resolved, style: style)
  }

  /// Draws a border around this view in the newest of `contents`. Before the first value, the
  /// border has the color of the text.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func border<Style: ShapeStyle>(
    _ contents: some Publisher<Style, Never>, style: BorderStyle = .rounded
  ) -> some View {
    border(ValueOrPublisher(contents.map(\.resolved)), style: style)
  }

  /// Draws a border with sharp corners around this view, in the color or gradient of `content`.
  ///
  /// - Parameters:
  ///   - content: The color or gradient of the line.
  ///   - width: The width in columns: the line is light for 1, and heavy for more. It adds a cell
  ///     on each side. There is no border for less than 1.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func border(_ content: some ShapeStyle, width: Int) -> some View {
    border(content, columns: width)
  }
}
