/// A circle: twice as many columns as rows.
public nonisolated struct Circle: Shape {
  /// A circle.
  public init() {}

  /// The largest circle in the middle of `rect`.
  public func path(in rect: Rect) -> Path {
    let height = min(rect.size.height, (rect.size.width + 1) / 2)
    let size = Size(width: min(rect.size.width, height * 2), height: height)
    let origin = rect.origin + Alignment.center.offset(of: size, in: rect.size)
    return Path(ellipseIn: Rect(origin: origin, size: size))
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}
