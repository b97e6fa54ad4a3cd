import ComponentCore
import Signals

extension View {
  /// Sets the opacity of this view to the newest of `opacities`. The view is opaque before the
  /// first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func opacity(_ opacities: some Publisher<Double, Never>) -> some View {
    opacity(ValueOrPublisher(opacities))
  }
}
