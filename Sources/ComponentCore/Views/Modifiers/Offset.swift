extension View {
  package nonisolated func offset(_ offset: ValueOrPublisher<Point>) -> some View {
    effect(Offset.self, offset) { $0.animatableData = $1.limited }
  }
}

private struct Offset: Effect {
  var animatableData = Point.zero
  /// The angle by which an enclosing view turns the direction.
  private var rotation = Angle.zero

  mutating func adapt(to environment: EnvironmentValues) {
    rotation = environment.shapeRotation
  }

  static var changesDrawing: Bool { false }
  static var changesOverflow: Bool { true }

  func contentOffset(in size: Size) -> Point { animatableData.turned(by: rotation) }

  func drawingOverflow(of size: Size, contentOverflow: Int) -> Int {
    let offset = contentOffset(in: size)
    return contentOverflow + max(abs(offset.x), abs(offset.y))
  }
}

extension Point {
  /// Returns the nearest cell to this one, turned clockwise around the origin by `angle`.
  package func turned(by angle: Angle) -> Point {
    if angle == .zero { return self }
    let (cosine, sine) = angle.direction
    // A row is as high as two columns are wide.
    let (x, y) = (Double(x), Double(self.y) * 2)
    let point = PathPoint(x: x * cosine - y * sine, y: (x * sine + y * cosine) / 2).limited
    return Point(x: Int(point.x.rounded()), y: Int(point.y.rounded()))
  }
}
