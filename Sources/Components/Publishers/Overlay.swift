import ComponentCore
import ComponentDrawing
import Signals

extension View {
  /// Covers this view with the newest of `styles`. There is no cover before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some View {
    overlay { Rectangle().fill(styles) }
  }

  /// Draws `shape`, filled with the newest of `styles`, in front of this view. There is no shape
  /// before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, in shape: some Shape
  ) -> some View {
    overlay { shape.fill(styles) }
  }
}
