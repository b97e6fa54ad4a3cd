/// An offset in fractions of a view's size.
struct RelativeOffset: VectorInterpolatable, Sendable {
  /// The fraction of the width.
  var x = 0.0
  /// The fraction of the height.
  var y = 0.0

  var vector: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  /// Returns the offset in cells of a view of `size`.
  func cells(of size: Size) -> Point {
    Point(x: Int(cells: x * Double(size.width)), y: Int(cells: y * Double(size.height)))
  }
}

extension RelativeOffset {
  /// Creates an offset by the whole size in the direction of `edge`.
  init(to edge: Edge) {
    switch edge {
    case .top: self.init(y: -1)
    case .leading: self.init(x: -1)
    case .bottom: self.init(y: 1)
    case .trailing: self.init(x: 1)
    }
  }
}

extension View {
  /// Draws this view moved by a fraction of its size.
  nonisolated func offset(ofSize offset: RelativeOffset) -> some View {
    effect(RelativeOffsetEffect(animatableData: offset))
  }
}

private struct RelativeOffsetEffect: Effect {
  /// The offset.
  var animatableData = RelativeOffset()

  static var changesDrawing: Bool { false }
  static var changesOverflow: Bool { true }

  func contentOffset(in size: Size) -> Point { animatableData.cells(of: size) }

  func drawingOverflow(of size: Size, contentOverflow: Int) -> Int {
    let cells = animatableData.cells(of: size)
    return contentOverflow + max(abs(cells.x), abs(cells.y))
  }
}
