import ComponentCore
import ComponentDrawing
import Signals

extension View {
  /// Draws this view scaled by the newest of `scales`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func scaleEffect(
    _ scales: some Publisher<Double, Never>, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(ValueOrPublisher(scales.map { Scale(x: $0, y: $0) }), anchor: anchor)
  }
}
