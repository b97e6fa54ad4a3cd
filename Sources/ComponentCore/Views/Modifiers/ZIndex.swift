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
    zIndex(ValueOrPublisher(index))
  }

  package nonisolated func zIndex(_ index: ValueOrPublisher<Double>) -> some View {
    trait(index) { $0.zIndex = $1.isNaN ? 0 : $1 }
  }
}
