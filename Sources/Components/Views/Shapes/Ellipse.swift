/// An ellipse.
public nonisolated struct Ellipse: Shape {
  /// An ellipse.
  public init() {}

  /// The largest ellipse in `rect`.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}
