import Signals

extension View {
  /// Draws this view so many columns further right and so many rows further down.
  ///
  /// Its place in the layout remains; it is drawn over what is around, and takes clicks where it
  /// is seen. Moved by an animation, it goes from cell to cell.
  public nonisolated func offset(x: Int = 0, y: Int = 0) -> some View {
    nodeModifier(OffsetModifier(offset: ValueOrPublisher(Point(x: x, y: y))))
  }

  /// Draws this view as much further right and down as the newest of `offsets` says.
  public nonisolated func offset(_ offsets: some Publisher<Point, Never>) -> some View {
    nodeModifier(OffsetModifier(offset: ValueOrPublisher(offsets)))
  }
}

private nonisolated struct OffsetModifier: NodeModifier {
  let offset: ValueOrPublisher<Point>

  @MainActor
  func update(_ wrapper: OffsetNode) {
    wrapper.bind(offset) { node, offset in
      node.animate(from: node.offset, to: offset.limited) { $0.offset = $1 }
    }
  }
}

extension Point {
  /// Not further away than layout reckons.
  fileprivate var limited: Point {
    func limited(_ length: Int) -> Int { min(max(-.maxLength, length), .maxLength) }
    return Point(x: limited(x), y: limited(y))
  }
}

private final class OffsetNode: ContainerNode {
  var offset = Point.zero {
    didSet {
      if offset == oldValue { return }
      updateDrawingOverflow()
      setNeedsLayout()
    }
  }

  override func drawingOverflow(over contents: Int) -> Int {
    contents + max(abs(offset.x), abs(offset.y))
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    for element in contents { element.place(at: offset, proposal) }
  }
}
