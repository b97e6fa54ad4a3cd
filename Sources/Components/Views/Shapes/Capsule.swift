/// A rectangle whose shorter sides are round.
public nonisolated struct Capsule: Shape {
  /// A capsule.
  public init() {}

  /// `rect`, as round as can be.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect, cornerRadius: .maxLength)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are round.
  public nonisolated static var capsule: Capsule { Capsule() }
}
