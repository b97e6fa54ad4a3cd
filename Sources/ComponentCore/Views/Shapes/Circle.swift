/// A circle, which is twice as many columns wide as it is rows high.
public nonisolated struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// Returns the largest circle that fits in `rect`, at its center.
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
