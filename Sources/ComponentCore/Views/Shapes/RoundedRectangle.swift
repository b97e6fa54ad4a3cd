/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: Shape, Hashable {
  /// The radius of the corners in columns. In rows, it is half as large, as cells are twice as
  /// high as they are wide.
  public var cornerRadius: Int

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameter cornerRadius: The radius of the corners in columns.
  @_disfavoredOverload  // An overload in points is preferred.
  public init(cornerRadius: Int) {
    self.cornerRadius = cornerRadius.clampedLength
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
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated static func rect(cornerRadius: Int) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
