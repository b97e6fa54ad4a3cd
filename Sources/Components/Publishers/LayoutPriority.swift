import ComponentCore
import Signals

extension View {
  /// Sets the priority with which a stack gives space to this view to the newest of `priorities`.
  /// The view has its own priority before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func layoutPriority(
    _ priorities: some Publisher<Double, Never>
  ) -> some View {
    layoutPriority(ValueOrPublisher(priorities))
  }
}
