extension Rect {
  /// The left edge.
  public var minX: Int { origin.x }
  /// The horizontal center, rounded down.
  public var midX: Int { origin.x + width / 2 }
  /// The right edge, which is the column after the last.
  public var maxX: Int { origin.x + width }
  /// The top edge.
  public var minY: Int { origin.y }
  /// The vertical center, rounded down.
  public var midY: Int { origin.y + height / 2 }
  /// The bottom edge, which is the row after the last.
  public var maxY: Int { origin.y + height }
  /// The width in columns.
  public var width: Int { size.width }
  /// The height in rows.
  public var height: Int { size.height }
}
