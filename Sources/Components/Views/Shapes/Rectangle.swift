/// A rectangle.
public nonisolated struct Rectangle: Shape {
  /// A rectangle.
  public init() {}

  /// All of `rect`.
  public func path(in rect: Rect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle with sharp corners.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
