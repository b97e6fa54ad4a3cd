/// A point as it is given to a view.
package struct GivenPoint: Hashable, Sendable {
  let x: Length
  let y: Length

  package init<Value: LengthValue>(x: Value, y: Value) {
    (self.x, self.y) = (x.length, y.length)
  }

  package init(_ point: Point = .zero) {
    self.init(x: point.x, y: point.y)
  }

  /// Returns the point in columns and rows.
  package func cells(in unit: LengthUnit) -> Point {
    Point(x: x.cells(along: .horizontal, in: unit), y: y.cells(along: .vertical, in: unit))
  }
}
