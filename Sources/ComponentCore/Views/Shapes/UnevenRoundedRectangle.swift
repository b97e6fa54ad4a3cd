/// A rectangle whose corners are not equally round.
///
///     UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4).fill(.blue)
///
///      ▄████▄
///     ▟██████▙
///     ████████
public nonisolated struct UnevenRoundedRectangle: Shape, Hashable {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii

  /// Creates a rectangle with the corners of `cornerRadii`.
  public init(cornerRadii: RectangleCornerRadii) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle with four radii in columns. In rows, they are half as large.
  @_disfavoredOverload  // An overload in points is preferred.
  public init(
    topLeadingRadius: Int = 0, bottomLeadingRadius: Int = 0, bottomTrailingRadius: Int = 0,
    topTrailingRadius: Int = 0
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  /// The radii of the corners, rounded when they are set.
  public nonisolated var animatableData:
    AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
  {
    get {
      AnimatablePair(
        AnimatablePair(Double(cornerRadii.topLeading), Double(cornerRadii.bottomLeading)),
        AnimatablePair(Double(cornerRadii.bottomTrailing), Double(cornerRadii.topTrailing)))
    }
    set {
      cornerRadii = RectangleCornerRadii(
        topLeading: Int(cells: newValue.first.first),
        bottomLeading: Int(cells: newValue.first.second),
        bottomTrailing: Int(cells: newValue.second.first),
        topTrailing: Int(cells: newValue.second.second))
    }
  }

  /// Returns `rect` with round corners.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with the corners of `cornerRadii`.
  public nonisolated static func rect(
    cornerRadii: RectangleCornerRadii
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii)
  }

  /// A rectangle with four radii in columns.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated static func rect(
    topLeadingRadius: Int = 0, bottomLeadingRadius: Int = 0, bottomTrailingRadius: Int = 0,
    topTrailingRadius: Int = 0
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}
