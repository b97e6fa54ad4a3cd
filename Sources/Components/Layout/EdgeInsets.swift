/// How far something is from each edge, in columns and rows. What is below zero counts as zero.
public struct EdgeInsets: Hashable, Sendable {
  /// Rows at the top.
  public let top: Int
  /// Columns on the left.
  public let leading: Int
  /// Rows at the bottom.
  public let bottom: Int
  /// Columns on the right.
  public let trailing: Int

  /// These distances.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top.clampedLength
    self.leading = leading.clampedLength
    self.bottom = bottom.clampedLength
    self.trailing = trailing.clampedLength
  }

  /// `length` at each of `edges`.
  package init(_ edges: Edge.Set, _ length: Int) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The size of something of `size` with this around it.
  package func outset(_ size: Size) -> Size {
    Size(width: size.width + leading + trailing, height: size.height + top + bottom)
  }
}

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
