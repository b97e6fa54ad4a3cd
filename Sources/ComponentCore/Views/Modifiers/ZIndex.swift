import Signals

extension View {
  /// Sets the position of this view from back to front, among the views of its container.
  ///
  ///     ZStack {
  ///       Text("in front").zIndex(1)
  ///       Color.blue
  ///     }
  ///
  /// Views are drawn in the order of their index, and in the order of the container where it is
  /// the same. The pointer reaches the foremost view first. The layout and the order of the focus
  /// stay as they are. The default is 0, which `nan` counts as, too.
  public nonisolated func zIndex(_ index: Double) -> some View {
    trait(ValueOrPublisher(index)) { $0.zIndex = $1.isNaN ? 0 : $1 }
  }

  /// Sets the position of this view from back to front to the newest of `indices`. It is 0 before
  /// the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func zIndex(_ indices: some Publisher<Double, Never>) -> some View {
    trait(ValueOrPublisher(indices)) { $0.zIndex = $1.isNaN ? 0 : $1 }
  }
}
