import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TransformTests {
  /// Random numbers of a fixed seed.
  private static func transforms() -> [CGAffineTransform] {
    var random = RandomNumbers(seed: 7)
    func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
    return (0..<50).map { _ in
      CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
  }

  @Test func transformsActOneAfterTheOther() {
    let point = CGPoint(x: 2, y: -5)
    let transforms = Self.transforms()
    for (first, second) in zip(transforms, transforms.dropFirst()) {
      let both = point.applying(first.concatenating(second))
      #expect(isNear(both, point.applying(first).applying(second)))
    }
  }

  @Test func anInverseTakesItsTransformBack() {
    let point = CGPoint(x: 2, y: -5)
    for transform in Self.transforms() {
      #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func turnsAreClockwiseOnTheScreen() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    let moved = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(moved), CGPoint(x: 10, y: 1)))
  }

  @Test func aRectangleStaysInItsBounds() {
    let turned = CGRect(x: 0, y: 0, width: 8, height: 16)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned.origin, CGPoint(x: -16, y: 0)))
    #expect(abs(turned.width - 16) < 1e-6 && abs(turned.height - 8) < 1e-6)
  }

  @Test func anArcTouchesTwoLines() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 100))
    path.addArc(
      tangent1End: .zero, tangent2End: CGPoint(x: 100, y: 0), radius: 40)
    // Inside of the corner, but not in it.
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 14, y: 14)))
    #expect(!path.contains(CGPoint(x: 9, y: 9)))
    #expect(path.contains(CGPoint(x: 60, y: 4)))
  }

  @Test func aLineWithoutACornerHasNoArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 80, y: 0), tangent2End: CGPoint(x: 160, y: 0), radius: 16)
    #expect(path.currentPoint == CGPoint(x: 80, y: 0))
  }

  private struct Ring: InsettableShape {
    var insetAmount = 0.0

    func path(in rect: CGRect) -> Path {
      Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
      var ring = self
      ring.insetAmount += amount
      return ring
    }
  }

  private func shape() -> some InsettableShape { Circle() }
  private func anyShape() -> some Shape { Circle() }

  @Test func shapesAreInset() {
    let smaller = picture { Circle().frame(width: 64, height: 64).padding(16) }
    #expect(smaller.contains("▟      ▙"))
    #expect(picture { Ring().inset(by: 16).frame(width: 96, height: 96) } == smaller)
    #expect(picture { Ring().inset(by: 16.0).frame(width: 96, height: 96) } == smaller)
    #expect(picture { shape().inset(by: 16).frame(width: 96, height: 96) } == smaller)
    #expect(picture { anyShape().frame(width: 64, height: 64).padding(16) } == smaller)
    #expect(
      picture { Circle().size(width: 16, height: 16).frame(width: 80, height: 80) }
        == picture { Circle().frame(width: 16, height: 16) })
    #expect(
      picture { Circle().scale(0.5, anchor: .topLeading).frame(width: 128, height: 128) }
        == picture { Circle().frame(width: 64, height: 64) })
  }

  @Test func someCornersAreRound() {
    struct Top: Shape {
      func path(in rect: CGRect) -> Path {
        Path(
          UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 24, height: 24)
          ).cgPath)
      }
    }
    #expect(
      picture { Top().frame(width: 80, height: 64) }
        == picture {
          UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24)
            .frame(width: 80, height: 64)
        })
  }
}

extension Shape {
  /// A word of a program for its shapes.
  fileprivate func filled(_ color: Color) -> some View { fill(color) }
}

extension TransformTests {
  @Test func partsOfShapesAndTurnedOnesAreShapes() {
    #expect(redCells(4, 1) { Rectangle().trim(from: 0, to: 1).filled(.red) } == "####")
    #expect(redCells(4, 2) { Rectangle().rotation(.degrees(180)).filled(.red) } == "####\n####")
  }
}
