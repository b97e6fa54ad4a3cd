/// An ellipse that touches all sides of its rectangle.
public nonisolated struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}

  /// Returns the largest ellipse that fits in `rect`.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides of its rectangle.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}
