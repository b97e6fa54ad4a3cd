/// The size and the position of a view.
///
/// A ``GeometryReader`` passes one to its content, and `onGeometryChange(for:of:action:)` to its
/// closure.
public struct GeometryProxy {
  /// The size of the view.
  public let size: Size
  private let position: PositionReading

  init(size: Size, position: PositionReading) {
    self.size = size
    self.position = position
  }

  /// Returns the rectangle of the view in a coordinate space, in columns and rows.
  public func frame(in space: CoordinateSpace) -> Rect {
    switch space {
    case .local: Rect(size: size)
    case .global: Rect(origin: position.read(), size: size)
    }
  }
}

/// The origin of coordinates in which ``GeometryProxy/frame(in:)`` returns a rectangle.
public enum CoordinateSpace: Hashable, Sendable {
  /// The top left corner of the view itself.
  case local
  /// The top left corner of the screen.
  case global
}

/// The position of a view on the screen, which remembers whether somebody has read it.
final class PositionReading {
  let origin: Point
  private(set) var wasRead = false

  init(_ origin: Point) {
    self.origin = origin
  }

  func read() -> Point {
    wasRead = true
    return origin
  }
}
