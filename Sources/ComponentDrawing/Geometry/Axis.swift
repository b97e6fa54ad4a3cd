/// The horizontal or vertical dimension.
public enum Axis: Hashable, Sendable {
  /// The horizontal axis, whose lengths are columns.
  case horizontal
  /// The vertical axis, whose lengths are rows.
  case vertical

  /// The other axis.
  @inlinable
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
    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    @inlinable public static var horizontal: Set { Set(rawValue: 1) }
    /// The vertical axis.
    @inlinable public static var vertical: Set { Set(rawValue: 2) }

    /// Both axes.
    @inlinable package static var both: Set { [.horizontal, .vertical] }

    @inlinable
    package func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
