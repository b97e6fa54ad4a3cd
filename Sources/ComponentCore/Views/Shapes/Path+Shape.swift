/// A path is a shape, and a view, with the same outline in every rectangle.
///
///     Path { path in
///       path.move(to: PathPoint(x: 0, y: 2))
///       path.addLine(to: PathPoint(x: 4, y: 0))
///       path.addLine(to: PathPoint(x: 8, y: 2))
///     }
///     .fill(.red)
///
///       ▗▟▙▖
///     ▗▟████▙▖
///
/// The top left of the view is the origin of the path. What exceeds the view is drawn, too.
extension Path: Shape {
  /// Returns this path.
  public nonisolated func path(in rect: Rect) -> Path { self }
}
