extension Rect {
  /// The left edge.
  @inlinable
  public var minX: Int { origin.x }
  /// The horizontal center, rounded down.
  @inlinable
  public var midX: Int { origin.x + width / 2 }
  /// The right edge, which is the column after the last.
  @inlinable
  public var maxX: Int { origin.x + width }
  /// The top edge.
  @inlinable
  public var minY: Int { origin.y }
  /// The vertical center, rounded down.
  @inlinable
  public var midY: Int { origin.y + height / 2 }
  /// The bottom edge, which is the row after the last.
  @inlinable
  public var maxY: Int { origin.y + height }
  /// The width in columns.
  @inlinable
  public var width: Int { size.width }
  /// The height in rows.
  @inlinable
  public var height: Int { size.height }
}
