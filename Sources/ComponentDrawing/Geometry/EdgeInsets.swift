/// The distances from the four edges of a rectangle, in columns and rows.
///
/// Negative distances count as zero.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in rows.
  public let top: Int
  /// The distance from the left edge, in columns.
  public let leading: Int
  /// The distance from the bottom edge, in rows.
  public let bottom: Int
  /// The distance from the right edge, in columns.
  public let trailing: Int

  /// Creates insets from the distances in columns and rows.
  @_disfavoredOverload  // An overload in points is preferred.
  @inlinable
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top.clampedLength
    self.leading = leading.clampedLength
    self.bottom = bottom.clampedLength
    self.trailing = trailing.clampedLength
  }

  /// The usual insets at `edges`: two columns, or one row.
  @inlinable
  package static func usual(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(edges, columns: 2, rows: 1)
  }

  /// Creates insets of `length` at `edges`, and none at the others.
  @inlinable
  package init(_ edges: Edge.Set, _ length: Int) {
    self.init(edges, columns: length, rows: length)
  }

  @inlinable
  package init(_ edges: Edge.Set, columns: Int, rows: Int) {
    self.init(
      top: edges.contains(.top) ? rows : 0, leading: edges.contains(.leading) ? columns : 0,
      bottom: edges.contains(.bottom) ? rows : 0,
      trailing: edges.contains(.trailing) ? columns : 0)
  }

  /// Returns `size` enlarged by the insets.
  @inlinable
  package func outset(_ size: Size) -> Size {
    Size(width: size.width + leading + trailing, height: size.height + top + bottom)
  }
}

extension EdgeInsets: Animatable, VectorInterpolatable {
  /// The distances from the top, leading, bottom and trailing edge, rounded when they are set.
  public nonisolated var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      AnimatablePair(
        Double(top),
        AnimatablePair(Double(leading), AnimatablePair(Double(bottom), Double(trailing))))
    }
    set {
      let (rest, end) = (newValue.second, newValue.second.second)
      self = EdgeInsets(
        top: Int(cells: newValue.first), leading: Int(cells: rest.first),
        bottom: Int(cells: end.first), trailing: Int(cells: end.second))
    }
  }

  @inlinable
  package var vector: AnimatableData {
    get { animatableData }
    set { animatableData = newValue }
  }
}
