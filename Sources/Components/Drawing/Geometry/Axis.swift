/// A direction on the screen.
public enum Axis: Hashable, Sendable {
  /// Along a row: columns.
  case horizontal
  /// Along a column: rows.
  case vertical

  /// The other one.
  package var cross: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}

extension Axis {
  /// Any of the directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: UInt8

    /// The directions of these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Along a row.
    public static let horizontal = Set(rawValue: 1)
    /// Along a column.
    public static let vertical = Set(rawValue: 2)

    func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
