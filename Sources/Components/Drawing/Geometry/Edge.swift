/// A side of a rectangle.
public enum Edge: Hashable, Sendable {
  /// Above.
  case top
  /// On the left.
  case leading
  /// Below.
  case bottom
  /// On the right.
  case trailing

  /// Any of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: UInt8

    /// The sides of these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Above.
    public static let top = Set(rawValue: 1)
    /// On the left.
    public static let leading = Set(rawValue: 2)
    /// Below.
    public static let bottom = Set(rawValue: 4)
    /// On the right.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All around.
    public static let all: Set = [.horizontal, .vertical]
  }
}
