/// The horizontal or vertical dimension.
public enum Axis: Hashable, Sendable {
  /// The horizontal axis, whose lengths are columns.
  case horizontal
  /// The vertical axis, whose lengths are rows.
  case vertical

  /// The other axis.
  package var cross: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}

extension Axis {
  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the axes.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)

    package func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
