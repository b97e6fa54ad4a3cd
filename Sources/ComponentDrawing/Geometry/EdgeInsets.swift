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
  /// Whether these are columns and rows in every unit of the environment.
  @usableFromInline var isInCells = false

  /// Creates insets from the distances in columns and rows.
  @inlinable
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top.clampedLength
    self.leading = leading.clampedLength
    self.bottom = bottom.clampedLength
    self.trailing = trailing.clampedLength
  }

  /// Creates insets from the distances in points: see ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  @inlinable
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.init(
      top: Int(points: top, along: .vertical), leading: Int(points: leading, along: .horizontal),
      bottom: Int(points: bottom, along: .vertical),
      trailing: Int(points: trailing, along: .horizontal))
    isInCells = true
  }

  /// Creates insets of `length` points at `edges`, and none at the others.
  @inlinable
  package init(_ edges: Edge.Set, points length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The usual insets at `edges`: two columns, or one row.
  @inlinable
  package static func usual(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(edges, points: 16)
  }

  /// Returns the insets in columns and rows.
  @inlinable
  package func cells(in unit: LengthUnit) -> EdgeInsets {
    if isInCells || unit == .cells { return self }
    return EdgeInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }

  /// Creates insets of `length` at `edges`, and none at the others.
  @inlinable
  package init(_ edges: Edge.Set, _ length: Int) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
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
      let isInCells = isInCells
      self = EdgeInsets(
        top: Int(cells: newValue.first), leading: Int(cells: rest.first),
        bottom: Int(cells: end.first), trailing: Int(cells: end.second))
      self.isInCells = isInCells
    }
  }

  @inlinable
  package var vector: AnimatableData {
    get { animatableData }
    set { animatableData = newValue }
  }
}
