import ComponentCore
import ComponentDrawing
import Signals

extension View {
  /// Fills the background of this view with the newest of `colors`. There is no fill before the
  /// first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func background(_ colors: some Publisher<Color, Never>) -> some View {
    background(ValueOrPublisher<Color>(colors))
  }

  /// Fills the background of this view with the newest of `colors`. There is no fill before the
  /// first value; a `nil` value keeps the current color.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func background(_ colors: some Publisher<Color?, Never>) -> some View {
    background(ValueOrPublisher<Color>(colors))
  }

  /// Fills the background of this view with the newest of `styles`. There is no fill before the
  /// first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func background<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some View {
    background { Rectangle().fill(styles) }
  }

  /// Draws `shape`, filled with the newest of `styles`, behind this view.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func background<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, in shape: some Shape
  ) -> some View {
    background { shape.fill(styles) }
  }
}
