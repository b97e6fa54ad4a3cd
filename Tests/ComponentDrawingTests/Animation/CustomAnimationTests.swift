import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct CustomAnimationTests {
  private struct Steps: CustomAnimation {
    var count: Double
    var duration = 2.0

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      if time >= duration { return nil }
      return value.scaled(by: (time / duration * count).rounded(.down) / count)
    }
  }

  private func progress(_ animation: Animation, _ times: [Double]) -> [Double?] {
    let timeline = AnimationTimeline(animation, velocity: 0)
    return times.map { timeline.progress(at: $0) }
  }

  @Test func endsWhereItReturnsNil() {
    #expect(progress(Animation(Steps(count: 4)), [0, 0.6, 1.5, 2.1]) == [0, 0.25, 0.75, nil])
  }

  @Test func repeatsAndReverses() {
    let animation = Animation(Steps(count: 4)).repeatCount(2)
    #expect(progress(animation, [1.1, 2.1, 3.9, 4.1]) == [0.5, 0.75, 0, nil])
  }

  @Test func runsForeverIfItNeverEnds() {
    let animation = Animation(Steps(count: 4, duration: .infinity))
    #expect(progress(animation, [1, 1e6]) == [0, 0])
  }

  @Test func isEqualToOneOfTheSameMotion() {
    #expect(Animation(Steps(count: 4)) == Animation(Steps(count: 4)))
    #expect(Animation(Steps(count: 4)) != Animation(Steps(count: 5)))
  }
}
