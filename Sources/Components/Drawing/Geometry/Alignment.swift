/// The position of a view along one axis, in a space larger than the view.
package enum AxisAlignment: Hashable, Sendable {
  case start
  case center
  case end

  /// Returns the distance from the start of `space`. Half an odd remainder is rounded down.
  package func offset(of length: Int, in space: Int) -> Int {
    switch self {
    case .start: 0
    case .center: (space - length) >> 1
    case .end: space - length
    }
  }
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let alignment: AxisAlignment

  /// Aligns left edges.
  public static let leading = HorizontalAlignment(alignment: .start)
  /// Aligns horizontal centers.
  public static let center = HorizontalAlignment(alignment: .center)
  /// Aligns right edges.
  public static let trailing = HorizontalAlignment(alignment: .end)
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let alignment: AxisAlignment

  /// Aligns top edges.
  public static let top = VerticalAlignment(alignment: .start)
  /// Aligns vertical centers.
  public static let center = VerticalAlignment(alignment: .center)
  /// Aligns bottom edges.
  public static let bottom = VerticalAlignment(alignment: .end)
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from those along each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Aligns to the center of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Aligns to the center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Aligns to the center of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Aligns to the top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Aligns to the center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Aligns to the top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Aligns to the bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Aligns to the center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Aligns to the bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  package func offset(of size: Size, in space: Size) -> Point {
    Point(
      x: horizontal.alignment.offset(of: size.width, in: space.width),
      y: vertical.alignment.offset(of: size.height, in: space.height))
  }
}
