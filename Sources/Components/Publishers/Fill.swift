import ComponentCore
import ComponentDrawing
import Signals

extension Shape {
  /// Returns a view of this shape, filled with the newest value of `styles`.
  ///
  /// The foreground style fills it until `styles` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func fill<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some ShapeView<Self> {
    fill(ValueOrPublisher(styles.map(\.resolved)))
  }
}

extension ShapeView {
  /// Fills the shape with the newest value of `styles` in front of this view.
  ///
  /// The foreground style fills it until `styles` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func fill<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, style fillStyle: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    fill(ValueOrPublisher(styles.map(\.resolved)), style: fillStyle)
  }
}
