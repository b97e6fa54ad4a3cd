import Signals

extension View {
  /// Draws this view `x` columns further to the right and `y` rows further down.
  ///
  /// The view keeps its space in the layout. It is drawn over surrounding views and takes clicks
  /// where it is drawn. An animation moves it cell by cell.
  public nonisolated func offset(x: Int = 0, y: Int = 0) -> some View {
    effect(Offset.self, ValueOrPublisher(GivenPoint(x: x, y: y))) { $0.given = $1 }
  }

  /// Draws this view `x` points further to the right and `y` points further down: see
  /// ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated func offset(x: Double = 0, y: Double = 0) -> some View {
    effect(Offset.self, ValueOrPublisher(GivenPoint(x: x, y: y))) { $0.given = $1 }
  }

  /// Draws this view moved to the right and down by the newest of `offsets`.
  public nonisolated func offset(_ offsets: some Publisher<Point, Never>) -> some View {
    effect(Offset.self, ValueOrPublisher(offsets.map { GivenPoint($0) })) { $0.given = $1 }
  }
}

extension Point {
  /// This point with both coordinates clamped to the largest length that layout supports.
  var limited: Point {
    func limited(_ length: Int) -> Int { min(max(-.maxLength, length), .maxLength) }
    return Point(x: limited(x), y: limited(y))
  }
}

private struct Offset: Effect {
  /// The offset as it is given.
  var given = GivenPoint() {
    didSet { unit = nil }
  }
  private var unit: LengthUnit?
  /// The offset in cells.
  var animatableData = Point.zero

  static var changesDrawing: Bool { false }
  static var changesOverflow: Bool { true }

  mutating func adapt(to environment: EnvironmentValues) {
    if unit == environment.lengthUnit { return }
    unit = environment.lengthUnit
    animatableData = given.cells(in: environment.lengthUnit).limited
  }

  func contentOffset(in size: Size) -> Point { animatableData }

  func drawingOverflow(of size: Size, contentOverflow: Int) -> Int {
    contentOverflow + max(abs(animatableData.x), abs(animatableData.y))
  }
}
