import Signals

extension View {
  /// Draws this view `x` columns further to the right and `y` rows further down.
  ///
  /// The view keeps its space in the layout. It is drawn over surrounding views and takes clicks
  /// where it is drawn. An animation moves it cell by cell.
  public nonisolated func offset(x: Int = 0, y: Int = 0) -> some View {
    nodeModifier(ValueOrPublisher(GivenPoint(x: x, y: y)), OffsetNode.setOffset)
  }

  /// Draws this view `x` points further to the right and `y` points further down: see
  /// ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated func offset(x: Double = 0, y: Double = 0) -> some View {
    nodeModifier(ValueOrPublisher(GivenPoint(x: x, y: y)), OffsetNode.setOffset)
  }

  /// Draws this view moved to the right and down by the newest of `offsets`.
  public nonisolated func offset(_ offsets: some Publisher<Point, Never>) -> some View {
    nodeModifier(ValueOrPublisher(offsets.map { GivenPoint($0) }), OffsetNode.setOffset)
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
  /// The offset as it is given.
  private var given = GivenPoint()
  private var offset = Point.zero {
    didSet {
      if offset == oldValue { return }
      updateDrawingOverflow()
      setNeedsLayout()
    }
  }

  func setOffset(_ new: GivenPoint) {
    given = new
    animate(from: offset, to: new.cells(in: environment.lengthUnit).limited) { $0.offset = $1 }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    if environment.lengthUnit != old.lengthUnit {
      offset = given.cells(in: environment.lengthUnit).limited
    }
  }

  override func drawingOverflow(contentOverflow: Int) -> Int {
    contentOverflow + max(abs(offset.x), abs(offset.y))
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    for element in contents { element.place(at: offset, proposal) }
  }
}
