import ComponentCore
import ComponentDrawing
import Signals

extension View {
  /// Draws a shadow beside this view.
  ///
  ///     Button("Go") { go() }.shadow(x: 1, y: 1)
  ///
  ///     ╭────╮
  ///     │ Go │▄
  ///     ╰────╯█
  ///      ▀▀▀▀▀▀
  ///
  /// The shadow takes no space in the layout. Views that are drawn later cover it.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The distance over which the edge of the shadow fades, in columns, and in half as
  ///     many rows.
  ///   - x: The number of columns by which the shadow is moved to the right.
  ///   - y: The number of rows by which the shadow is moved down.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func shadow(
    color: Color = .gray, radius: Int = 0, x: Int = 1, y: Int = 1
  ) -> some View {
    shadow(ValueOrPublisher(color), radius: radius, offset: Point(x: x, y: y))
  }

  /// Draws a shadow beside this view in the newest of `colors`. There is no shadow before the
  /// first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func shadow(
    color colors: some Publisher<Color, Never>, radius: Int = 0, x: Int = 1, y: Int = 1
  ) -> some View {
    shadow(ValueOrPublisher(colors), radius: radius, offset: Point(x: x, y: y))
  }
}
