/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: Shape {
  /// The radius of the corners in columns. In rows, it is half as large, as cells are twice as
  /// high as they are wide.
  public var cornerRadius: Int

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameter cornerRadius: The radius of the corners in columns.
  public init(cornerRadius: Int) {
    self.cornerRadius = cornerRadius.clampedLength
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameter cornerRadius: The radius of the corners in points: see ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  public init(cornerRadius: Double) {
    self.init(cornerRadius: Int(points: cornerRadius, along: .horizontal))
  }

  /// The radius of the corners, rounded when it is set.
  public nonisolated var animatableData: Double {
    get { Double(cornerRadius) }
    set { cornerRadius = Int(cells: newValue).clampedLength }
  }

  /// Returns `rect` with rounded corners.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  ///
  /// - Parameter cornerRadius: The radius of the corners in columns.
  public nonisolated static func rect(cornerRadius: Int) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }

  /// A rectangle with rounded corners.
  ///
  /// - Parameter cornerRadius: The radius of the corners in points: see ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated static func rect(cornerRadius: Double) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
