import ComponentControls
import ComponentCore

extension View {
  /// Runs `action` with the place of the pointer when this view is clicked `count` times in
  /// succession.
  ///
  ///     Board().onTapGesture { location in place(at: location) }
  ///
  /// Enter and Space count as clicks in the center of the view.
  ///
  /// - Parameters:
  ///   - count: The number of clicks; at least 1.
  ///   - coordinateSpace: What the place is relative to.
  ///   - action: Called with the column and the row of the last click.
  @_disfavoredOverload  // An overload in points is preferred.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (Point) -> Void
  ) -> some View {
    onTaps(count, in: coordinateSpace, perform: action)
  }
}
