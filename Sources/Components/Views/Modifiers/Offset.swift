import Signals

extension View {
  /// Draws this view `x` columns further to the right and `y` rows further down.
  ///
  /// The view keeps its space in the layout. It is drawn over surrounding views and takes clicks
  /// where it is drawn. An animation moves it cell by cell.
  public nonisolated func offset(x: Int = 0, y: Int = 0) -> some View {
    nodeModifier(ValueOrPublisher(Point(x: x, y: y)), OffsetNode.setOffset)
  }

  /// Draws this view moved to the right and down by the newest of `offsets`.
  public nonisolated func offset(_ offsets: some Publisher<Point, Never>) -> some View {
    nodeModifier(ValueOrPublisher(offsets), OffsetNode.setOffset)
  }
}

extension Point {
  /// This point with both coordinates clamped to the largest length that layout supports.
  var limited: Point {
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

  func setOffset(_ new: Point) {
    animate(from: offset, to: new.limited) { $0.offset = $1 }
  }

  override func drawingOverflow(contentOverflow: Int) -> Int {
    contentOverflow + max(abs(offset.x), abs(offset.y))
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    for element in contents { element.place(at: offset, proposal) }
  }
}
