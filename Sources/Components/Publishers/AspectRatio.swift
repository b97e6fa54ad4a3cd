import ComponentCore
import Signals

extension View {
  /// Proposes a size to this view whose aspect ratio follows `aspectRatios`. Before the first
  /// value, the view has its own aspect ratio.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func aspectRatio(
    _ aspectRatios: some Publisher<Double, Never>, contentMode: ContentMode
  ) -> some View {
    aspectRatio(ValueOrPublisher(aspectRatios), contentMode)
  }
}
