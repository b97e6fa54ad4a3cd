/// A rectangle whose shorter sides are round.
public nonisolated struct Capsule: Shape {
  /// Creates a capsule.
  public init() {}

  /// Returns `rect` with the largest possible corner radius.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect, cornerRadius: .maxLength)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are round.
  public nonisolated static var capsule: Capsule { Capsule() }
}
