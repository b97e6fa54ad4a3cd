import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// Shapes made from others have exact places, which are rounded only when they are drawn. `s` is
/// the width of a column.
@MainActor @Suite(.watchdog) struct TransformedShapeScaleTests {
  /// Returns a row that a shape fills: `#` for a cell that is full, and what is drawn in others.
  private func row(_ s: CGFloat, _ shape: () -> some Shape) -> String {
    atScale(s) {
      let screen = Screen(columns: 8, rows: 1, alignment: .topLeading) { shape().fill(.red) }
      let (frame, text) = (screen.frame, Array(screen.text))
      return String(
        (0..<8).map { column in
          if frame[column, 0].attributes.background == .red { return "#" }
          return column < text.count && text[column] != " " ? text[column] : "."
        })
    }
  }

  @Test(arguments: scales) func sizesAreRoundedOnce(s: CGFloat) {
    // Twice 1.5 columns are 3.
    let three = "###....."
    func size(_ shape: some Shape) -> some Shape { shape.size(width: 1.5 * s, height: 2 * s) }
    func wide(_ shape: some Shape) -> some Shape {
      size(shape).scale(x: 2, y: 1, anchor: .topLeading)
    }
    #expect(row(s) { wide(Rectangle()) } == three)
    #expect(row(s) { wide(AnyShape(Rectangle())) } == three)
    #expect(row(s) { wide(Rectangle().trim()) } == three)
    #expect(row(s) { wide(Rectangle().rotation(.degrees(180))) } == three)
    #expect(row(s) { wide(Rectangle().offset(x: 0) as OffsetShape) } == three)
    #expect(row(s) { wide(Rectangle().transform(.identity)) } == three)
    #expect(row(s) { wide(Rectangle().scale(1)) } == three)
    #expect(row(s) { wide(Rectangle().size(width: 1.5 * s, height: 2 * s)) } == three)
    #expect(row(s) { wide(Rectangle().inset(by: 0)) } == three)
    #expect(
      row(s) { (size(Rectangle()).offset(x: 1.5 * s) as OffsetShape).scale(1) } == ".▐#.....")
    #expect(
      row(s) { size(Rectangle()).transform(CGAffineTransform(translationX: 2.5 * s, y: 0)) }
        == "..▐#....")
  }

  @Test(arguments: scales) func outlinesFollowTheirRectangle(s: CGFloat) {
    let rect = CGRect(x: 1.5 * s, y: s, width: 4.5 * s, height: 5 * s)
    func bounds(_ shape: some Shape) -> CGRect {
      let bounds = atScale(s) { shape.path(in: rect).boundingRect }
      return CGRect(
        x: bounds.minX / s, y: bounds.minY / s, width: bounds.width / s,
        height: bounds.height / s)
    }
    func expectBounds(_ shape: some Shape, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
      let bounds = bounds(shape)
      let differences = [bounds.minX - x, bounds.minY - y, bounds.width - w, bounds.height - h]
      #expect(differences.allSatisfy { abs($0) < 1e-6 }, "\(shape): \(bounds)")
    }
    expectBounds(Rectangle(), 1.5, 1, 4.5, 5)
    expectBounds(AnyShape(Ellipse()), 1.5, 1, 4.5, 5)
    expectBounds(Rectangle().trim(from: 0, to: 0.9), 1.5, 1, 4.5, 5)
    expectBounds(Rectangle().rotation(.degrees(90)), 1.25, 1.25, 5, 4.5)
    expectBounds(
      Rectangle().rotation(.degrees(90), anchor: .topLeading), 1.5 - 5, 1, 5, 4.5)
    expectBounds(atScale(s) { Rectangle().inset(by: s) }, 2.5, 3, 2.5, 1)
    expectBounds(Rectangle().offset(x: 0.5 * s, y: 0.5 * s) as OffsetShape, 2, 1.5, 4.5, 5)
    expectBounds(Rectangle().scale(0.5, anchor: .bottomTrailing), 3.75, 3.5, 2.25, 2.5)
    expectBounds(Rectangle().size(width: 1.5 * s, height: s), 1.5, 1, 1.5, 1)
    expectBounds(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 2)), 3, 2, 9, 10)
  }
}
