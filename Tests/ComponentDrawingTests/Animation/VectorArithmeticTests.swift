import ComponentDrawing
import TestSupport
import Testing

@Suite(.watchdog) struct VectorArithmeticTests {
  @Test func pairsAreVectors() {
    var pair = AnimatablePair(3.0, AnimatablePair(Float(1), 4.0))
    #expect(pair.magnitudeSquared == 26)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6, AnimatablePair(2, 8)))
    #expect(pair - pair == .zero)
    #expect(pair + .zero == pair)
    #expect(
      AnimatablePair(0.0, 4.0).interpolated(towards: AnimatablePair(2, 0), amount: 0.25)
        == AnimatablePair(0.5, 3))
  }

  @Test func emptyDataIsZero() {
    var empty = EmptyAnimatableData()
    empty.scale(by: 3)
    empty.interpolate(towards: empty + empty - empty, amount: 2)
    #expect(empty == .zero)
    #expect(empty.magnitudeSquared == 0)
  }

  @Test func geometryIsAnimatable() {
    var insets = EdgeInsets()
    insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    var rect = Rect(x: 0, y: 0, width: 0, height: 0)
    rect.animatableData = Rect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(rect == Rect(x: 1, y: 2, width: 3, height: 4))
    var point = UnitPoint.center
    point.animatableData = UnitPoint.topTrailing.animatableData
    #expect(point == .topTrailing)
  }

  @Test func lengthsAreRoundedAndLimited() {
    var size = Size.zero
    size.animatableData = AnimatablePair(2.5, .nan)
    #expect(size == Size(width: 3, height: 0))
    var point = Point.zero
    point.animatableData = AnimatablePair(.infinity, -.infinity)
    #expect(point.x > 1_000_000 && point.y == -point.x)
  }
}
