/// An outline of lines and curves.
///
///     var path = Path()
///     path.move(to: PathPoint(.top, in: rect))
///     path.addLine(to: PathPoint(.bottomTrailing, in: rect))
///     path.addLine(to: PathPoint(x: rect.minX, y: rect.maxY))
///     path.closeSubpath()
///
///        ▗▖
///       ▗██▖
///      ▗████▖
///
/// Its area is drawn to the precision of a quarter of a cell, or of a whole cell if
/// ``EnvironmentValues/usesASCII`` is true. Its lines are drawn in braille dots, eight to a cell,
/// or in quarter cells if they are more than a column wide; rectangles have line characters. A row
/// is as high as two columns are wide.
public struct Path: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    case move(PathPoint)
    case line(PathPoint)
    /// Two control points and the end.
    case curve(PathPoint, PathPoint, PathPoint)
    case close
  }

  /// The outline, as long as it is only a rectangle, a rounded one or an ellipse.
  package private(set) var roundedRect: RoundedRect?
  /// The lines and curves of any other outline.
  private var otherElements: [Segment] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path that `build` adds to.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Creates the outline of `rect`.
  @_disfavoredOverload  // An overload in points is preferred.
  public init(_ rect: Rect) {
    roundedRect = RoundedRect(rect)
  }

  /// Creates the outline of `rect` with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in columns and rows.
  ///   - cornerRadius: The radius of the corners in columns, at most half the shorter side. A row
  ///     is as high as two columns are wide.
  @_disfavoredOverload  // An overload in points is preferred.
  public init(roundedRect rect: Rect, cornerRadius: Int) {
    roundedRect = RoundedRect(rect, cornerRadius: cornerRadius)
  }

  /// Creates the largest ellipse in `rect`.
  @_disfavoredOverload  // An overload in points is preferred.
  public init(ellipseIn rect: Rect) {
    roundedRect = RoundedRect(ellipseIn: rect)
  }

  package init(_ elements: [Segment]) {
    otherElements = elements
  }

  /// The lines and curves of the outline.
  package var elements: [Segment] { roundedRect?.elements ?? otherElements }

  /// Adds to the lines and curves.
  package mutating func append(_ elements: [Segment]) {
    if let roundedRect { otherElements = roundedRect.elements }
    roundedRect = nil
    otherElements += elements
  }

  /// Adds an outline, which stays a simple one if it is the only one.
  mutating func append(_ outline: RoundedRect) {
    if roundedRect == nil, otherElements.isEmpty {
      roundedRect = outline
    } else {
      append(outline.elements)
    }
  }

  /// Whether the path has no lines.
  public var isEmpty: Bool { roundedRect == nil && otherElements.isEmpty }

  package var isRectangle: Bool { roundedRect?.isRectangle == true }

  /// The rectangle, if the path is only one.
  package var rectangle: Rect? {
    guard let roundedRect, roundedRect.isRectangle else { return nil }
    return roundedRect.rect
  }

  /// The smallest rectangle of cells that contains the path; an empty one for an empty path.
  @_disfavoredOverload  // A rectangle in points is preferred.
  public var boundingRect: Rect {
    roundedRect?.rect ?? polylines.flatMap(\.points).boundingRect
  }

  /// The corners of the smallest rectangle that contains the path; `nil` for an empty path.
  package var corners: (low: PathPoint, high: PathPoint)? {
    if let rect = roundedRect?.rect {
      return (
        PathPoint(x: Double(rect.minX), y: Double(rect.minY)),
        PathPoint(x: Double(rect.maxX), y: Double(rect.maxY))
      )
    }
    return polylines.flatMap(\.points).corners
  }

  /// Returns whether `point` is inside the path.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: Whether an area that is inside an even number of times is outside, and not only
  ///     one around which the path runs as often in one direction as in the other.
  @_disfavoredOverload  // An overload in points is preferred.
  public func contains(_ point: PathPoint, eoFill: Bool = false) -> Bool {
    if let roundedRect { return roundedRect.contains(point) }
    return PathMask(self, isEvenOdd: eoFill).contains(point)
  }

  /// Returns this path, moved by columns and rows.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    let offset = PathPoint(x: dx, y: dy).limited
    return mapPoints { $0 + offset }
  }

  func offset(by point: Point) -> Path {
    guard var moved = roundedRect else { return mapPoints { $0 + PathPoint(point) } }
    moved.rect.origin = moved.rect.origin + point
    var path = Path()
    path.roundedRect = moved
    return path
  }

  /// Returns this path with `change` applied to all its points.
  package func mapPoints(_ change: (PathPoint) -> PathPoint) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(change(point))
        case .line(let point): .line(change(point))
        case .curve(let first, let second, let end):
          .curve(change(first), change(second), change(end))
        case .close: .close
        }
      })
  }
}
