import ComponentCore
import Signals

extension View {
  /// Sets the position of this view from back to front to the newest of `indices`. It is 0 before
  /// the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func zIndex(_ indices: some Publisher<Double, Never>) -> some View {
    zIndex(ValueOrPublisher(indices))
  }
}
