import ComponentCore
import ComponentDrawing

extension View {
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
