/// Where something stands along one axis, in more room than it needs.
package enum AxisAlignment: Hashable, Sendable {
  case start
  case center
  case end

  /// How far from the beginning; of an odd remainder, the smaller half comes first.
  package func offset(of length: Int, in space: Int) -> Int {
    switch self {
    case .start: 0
    case .center: (space - length) >> 1
    case .end: space - length
    }
  }
}

/// Where something stands from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  package let alignment: AxisAlignment

  /// On the left.
  public static let leading = HorizontalAlignment(alignment: .start)
  /// In the middle.
  public static let center = HorizontalAlignment(alignment: .center)
  /// On the right.
  public static let trailing = HorizontalAlignment(alignment: .end)
}

/// Where something stands from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  package let alignment: AxisAlignment

  /// At the top.
  public static let top = VerticalAlignment(alignment: .start)
  /// In the middle.
  public static let center = VerticalAlignment(alignment: .center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(alignment: .end)
}

/// Where something stands in more room than it needs.
public struct Alignment: Hashable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment on both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  package func offset(of size: Size, in space: Size) -> Point {
    Point(
      x: horizontal.alignment.offset(of: size.width, in: space.width),
      y: vertical.alignment.offset(of: size.height, in: space.height))
  }
}
