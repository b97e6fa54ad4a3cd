extension View {
  /// Runs `action` with the place of the pointer in points when this view is clicked `count` times
  /// in succession.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    onTaps(count, in: coordinateSpace) { action(CGPoint($0)) }
  }
}
