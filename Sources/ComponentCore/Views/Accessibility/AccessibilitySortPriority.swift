import Signals

extension View {
  /// Sets the position of this view in the reading order of its container: views of a higher
  /// priority are read first. The priority of most views is 0.
  ///
  /// The order in which the focus moves stays as it is.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(sortPriority)) { $0.sortPriority = $1 }
  }

  /// Sets the position of this view in the reading order to the newest of `sortPriorities`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func accessibilitySortPriority(
    _ sortPriorities: some Publisher<Double, Never>
  ) -> some View {
    effect(AccessibilityChanges.self, ValueOrPublisher(sortPriorities)) { $0.sortPriority = $1 }
  }
}
