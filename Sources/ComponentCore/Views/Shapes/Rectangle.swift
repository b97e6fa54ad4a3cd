/// A rectangle with sharp corners.
public nonisolated struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  /// Returns the whole of `rect`.
  public func path(in rect: Rect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle with sharp corners.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
