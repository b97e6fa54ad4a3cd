/// A width and a height, in whole columns and rows.
public struct Size: Hashable, Sendable {
  /// The width in columns.
  public var width: Int
  /// The height in rows.
  public var height: Int

  /// Creates a size of `width` columns by `height` rows.
  @inlinable
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// The empty size.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  @inlinable
  package subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Size: Animatable {
  /// The width and the height, rounded when they are set.
  @inlinable
  public nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(width), Double(height)) }
    set { self = Size(width: Int(cells: newValue.first), height: Int(cells: newValue.second)) }
  }
}
