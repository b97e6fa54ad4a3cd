/// The radii of the four corners of a rectangle, in columns. In rows, they are half as large.
///
/// Negative radii count as zero.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top left corner.
  public var topLeading: Int { didSet { topLeading = topLeading.clampedLength } }
  /// The radius of the bottom left corner.
  public var bottomLeading: Int { didSet { bottomLeading = bottomLeading.clampedLength } }
  /// The radius of the bottom right corner.
  public var bottomTrailing: Int { didSet { bottomTrailing = bottomTrailing.clampedLength } }
  /// The radius of the top right corner.
  public var topTrailing: Int { didSet { topTrailing = topTrailing.clampedLength } }

  /// Creates the radii from columns.
  @_disfavoredOverload  // An overload in points is preferred.
  public init(
    topLeading: Int = 0, bottomLeading: Int = 0, bottomTrailing: Int = 0, topTrailing: Int = 0
  ) {
    self.init(columns: topLeading, bottomLeading, bottomTrailing, topTrailing)
  }

  /// Creates the radii from columns, counterclockwise from the top left.
  package init(
    columns topLeading: Int, _ bottomLeading: Int, _ bottomTrailing: Int, _ topTrailing: Int
  ) {
    self.topLeading = topLeading.clampedLength
    self.bottomLeading = bottomLeading.clampedLength
    self.bottomTrailing = bottomTrailing.clampedLength
    self.topTrailing = topTrailing.clampedLength
  }

  /// The number of columns and rows of each corner in a rectangle of `size`: clockwise from the
  /// top left. Adjacent ones that exceed the rectangle make all smaller.
  func corners(in size: Size) -> [PathPoint] {
    let radii = [topLeading, topTrailing, bottomTrailing, bottomLeading].map(Double.init)
    let (width, height) = (Double(size.width), Double(size.height) * 2)
    let scale = radii.indices.reduce(1.0) { scale, index in
      let sum = radii[index] + radii[(index + 1) % 4]
      return sum > 0 ? min(scale, (index.isMultiple(of: 2) ? width : height) / sum) : scale
    }
    return radii.map { PathPoint(x: $0 * scale, y: $0 * scale / 2) }
  }
}

extension Path {
  /// Creates the outline of `rect` with corners that need not be equally round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in columns and rows.
  ///   - cornerRadii: The radii of the corners. If two of them exceed a side, all are smaller.
  @_disfavoredOverload  // An overload in points is preferred.
  public init(roundedRect rect: Rect, cornerRadii: RectangleCornerRadii) {
    let all = cornerRadii
    if Set([all.topLeading, all.topTrailing, all.bottomLeading, all.bottomTrailing]).count == 1 {
      self.init(roundedRect: rect, cornerRadius: all.topLeading)
      return
    }
    let (left, top, right, bottom) = rect.edges
    let radii = cornerRadii.corners(in: rect.size)
    self.init()
    // Each corner with the directions to the one before and to the next.
    let corners: [(corner: PathPoint, from: PathPoint, to: PathPoint)] = [
      (PathPoint(x: left, y: top), PathPoint(x: 0, y: 1), PathPoint(x: 1, y: 0)),
      (PathPoint(x: right, y: top), PathPoint(x: -1, y: 0), PathPoint(x: 0, y: 1)),
      (PathPoint(x: right, y: bottom), PathPoint(x: 0, y: -1), PathPoint(x: -1, y: 0)),
      (PathPoint(x: left, y: bottom), PathPoint(x: 1, y: 0), PathPoint(x: 0, y: -1)),
    ]
    for ((corner, from, to), radius) in zip(corners, radii) {
      func point(_ direction: PathPoint, _ factor: Double) -> PathPoint {
        PathPoint(
          x: corner.x + direction.x * radius.x * factor,
          y: corner.y + direction.y * radius.y * factor)
      }
      addLine(to: point(from, 1))
      if radius.x == 0 { continue }
      // The part of the radius at which the control points make a curve that is nearly a circle.
      addCurve(to: point(to, 1), control1: point(from, 0.447_715), control2: point(to, 0.447_715))
    }
    closeSubpath()
  }
}
