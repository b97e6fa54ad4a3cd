/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape {
  /// The corners' radius in columns, which are half as long as rows are high.
  public var cornerRadius: Int

  /// A rectangle whose corners have this radius, in columns.
  public init(cornerRadius: Int) {
    self.cornerRadius = cornerRadius.clampedLength
  }

  /// All of `rect` but for its corners.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have this radius, in columns.
  public nonisolated static func rect(cornerRadius: Int) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
