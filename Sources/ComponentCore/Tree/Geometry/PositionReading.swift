/// The places on the screen that a closure has read, so that it is called again when they change.
@MainActor
final class PositionReading {
  private weak var node: LayoutNode?
  private var places: [Place] = []

  private struct Place {
    weak var node: Node?
    let rect: Rect
  }

  /// Creates the reading of the view of `node`.
  init(of node: LayoutNode?) {
    self.node = node
  }

  /// Whether a place has changed since it was read.
  var isStale: Bool { places.contains { $0.node?.enclosingScreenRect != $0.rect } }

  /// Returns the position of the view in a coordinate space.
  func origin(in space: CoordinateSpace) -> Point {
    guard let node else { return .zero }
    let origin = read(node).origin
    guard case .named(let name) = space else { return origin }
    return origin - (node.namedSpace(name).map { read($0).origin } ?? .zero)
  }

  /// Returns the rectangle of the view of `other`, relative to this one.
  func rect(of other: Node) -> Rect {
    guard let node else { return Rect(size: .zero) }
    let (rect, origin) = (read(other), read(node).origin)
    return Rect(origin: rect.origin - origin, size: rect.size)
  }

  private func read(_ node: Node) -> Rect {
    let rect = node.enclosingScreenRect
    places.append(Place(node: node, rect: rect))
    return rect
  }
}

extension Node {
  /// The rectangle on the screen that encloses the views of the node.
  fileprivate var enclosingScreenRect: Rect {
    // Without what they draw outside.
    let rects = elements.map { Rect(origin: $0.screenOrigin, size: $0.rect.size) }
    return rects.dropFirst().reduce(rects.first ?? Rect(size: .zero)) { $0.union($1) }
  }
}
