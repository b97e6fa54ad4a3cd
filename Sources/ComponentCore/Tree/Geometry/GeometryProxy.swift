/// The size and the position of a view.
///
/// A ``GeometryReader`` passes one to its content, and `onGeometryChange(for:of:action:)` to its
/// closure.
public struct GeometryProxy {
  /// The size of the view.
  public let size: Size
  private let position: PositionReading

  /// The geometry of a view that is not laid out yet.
  @MainActor
  package static var empty: GeometryProxy {
    GeometryProxy(size: Size(width: 0, height: 0), position: PositionReading(of: nil))
  }

  init(size: Size, position: PositionReading) {
    self.size = size
    self.position = position
  }

  /// Returns the rectangle of the view in a coordinate space, in columns and rows.
  public func frame(in space: CoordinateSpace) -> Rect {
    if space == .local { return Rect(size: size) }
    // A proxy is not `Sendable`, so it is used where the tree is: on the main actor.
    let position = position
    nonisolated(unsafe) let space = space
    return Rect(origin: MainActor.assumeIsolated { position.origin(in: space) }, size: size)
  }

  /// Returns the value of an anchor, relative to the view.
  @MainActor
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(in: position)
  }
}
