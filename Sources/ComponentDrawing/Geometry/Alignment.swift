/// The position of a view along one axis, in a space larger than the view.
@_documentation(visibility: internal)
public enum AxisAlignment: Hashable, Sendable {
  case start
  case center
  case end
  case firstTextBaseline
  case lastTextBaseline
  case custom(CustomAlignment)

  /// Returns the distance from the start of `space`, of something that has no alignment guides.
  /// Half an odd remainder is rounded down.
  @inlinable
  package func offset(of length: Int, in space: Int) -> Int {
    switch self {
    case .start: 0
    case .center, .custom: (space - length) >> 1
    case .end, .firstTextBaseline, .lastTextBaseline: space - length
    }
  }

  /// Whether the position depends on more than the length, even if no view sets a guide.
  @inlinable
  package var dependsOnGuides: Bool {
    switch self {
    case .start, .center, .end: false
    case .firstTextBaseline, .lastTextBaseline, .custom: true
    }
  }
}

/// An alignment along the horizontal axis.
///
/// Define others with an ``AlignmentID``.
public struct HorizontalAlignment: Hashable, Sendable {
  @usableFromInline
  package let alignment: AxisAlignment

  @inlinable
  package init(alignment: AxisAlignment) {
    self.alignment = alignment
  }

  /// Creates the alignment that `id` defines.
  public init(_ id: any AlignmentID.Type) {
    alignment = .custom(CustomAlignment(id: id))
  }

  /// Aligns left edges.
  public static let leading = HorizontalAlignment(alignment: .start)
  /// Aligns horizontal centers.
  public static let center = HorizontalAlignment(alignment: .center)
  /// Aligns right edges.
  public static let trailing = HorizontalAlignment(alignment: .end)
}

/// An alignment along the vertical axis.
///
/// Define others with an ``AlignmentID``.
public struct VerticalAlignment: Hashable, Sendable {
  @usableFromInline
  package let alignment: AxisAlignment

  @inlinable
  package init(alignment: AxisAlignment) {
    self.alignment = alignment
  }

  /// Creates the alignment that `id` defines.
  public init(_ id: any AlignmentID.Type) {
    alignment = .custom(CustomAlignment(id: id))
  }

  /// Aligns top edges.
  public static let top = VerticalAlignment(alignment: .start)
  /// Aligns vertical centers.
  public static let center = VerticalAlignment(alignment: .center)
  /// Aligns bottom edges.
  public static let bottom = VerticalAlignment(alignment: .end)
  /// Aligns the first lines of text, and the bottom edges of views without text.
  public static let firstTextBaseline = VerticalAlignment(alignment: .firstTextBaseline)
  /// Aligns the last lines of text, and the bottom edges of views without text.
  public static let lastTextBaseline = VerticalAlignment(alignment: .lastTextBaseline)
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from those along each axis.
  @inlinable
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
  /// Aligns horizontal centers, and the first lines of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Aligns horizontal centers, and the last lines of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// Aligns left edges, and the first lines of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Aligns left edges, and the last lines of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// Aligns right edges, and the first lines of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// Aligns right edges, and the last lines of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  @inlinable
  package func offset(of size: Size, in space: Size) -> Point {
    Point(
      x: horizontal.alignment.offset(of: size.width, in: space.width),
      y: vertical.alignment.offset(of: size.height, in: space.height))
  }
}
