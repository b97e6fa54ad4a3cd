import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct AnimationTimelineTests {
  private func progress(_ animation: Animation, _ times: [Double]) -> [Double?] {
    let timeline = AnimationTimeline(animation, velocity: 0)
    return times.map { timeline.progress(at: $0) }
  }

  @Test func endsAfterItsDuration() {
    #expect(progress(.linear(duration: 2), [0, 1, 1.5, 2]) == [0, 0.5, 0.75, nil])
  }

  @Test func waitsForItsDelay() {
    #expect(progress(.linear(duration: 1).delay(2), [0, 1.9, 2.5, 3]) == [0, 0, 0.5, nil])
    #expect(AnimationTimeline(.linear(duration: 1).delay(2), velocity: 0).idleTime(at: 0.5) == 1.5)
  }

  @Test func runsBackwardsEverySecondTime() {
    let animation = Animation.linear(duration: 1).repeatCount(3)
    #expect(progress(animation, [0.25, 1.25, 2.25, 3]) == [0.25, 0.75, 0.25, nil])
    let forward = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(progress(forward, [0.25, 1.25, 2]) == [0.25, 0.25, nil])
  }

  @Test func pausesBeforeEachRepetition() {
    let animation = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect(progress(animation, [0.5, 1.5, 2.5, 3.5]) == [0, 0.5, 0, 0.5])
  }

  @Test func keepsItsPauseWhenItIsRepeatedAgain() {
    let animation = Animation.linear(duration: 1).delay(1).repeatCount(2)
      .repeatForever(autoreverses: false)
    #expect(progress(animation, [0.5, 1.5, 2.5, 3.5, 4.5]) == [0, 0.5, 0, 0.5, 0])
  }

  @Test func isLogicallyCompleteAtItsPerceivedEnd() {
    func isComplete(_ animation: Animation, _ times: [Double]) -> [Bool] {
      let timeline = AnimationTimeline(animation, velocity: 0)
      return times.map { timeline.isLogicallyComplete(at: $0) }
    }
    #expect(isComplete(.linear(duration: 1).delay(1), [1.9, 2]) == [false, true])
    #expect(isComplete(.linear(duration: 1).speed(2), [0.4, 0.5]) == [false, true])
    #expect(isComplete(.spring(duration: 0.5), [0.4, 0.6]) == [false, true])
    let twice = Animation.linear(duration: 1).delay(1).repeatCount(2)
    #expect(isComplete(twice, [3.9, 4]) == [false, true])
    #expect(isComplete(.linear.repeatForever(), [1e9]) == [false])
  }

  @Test func measuresItsVelocity() {
    let timeline = AnimationTimeline(.linear(duration: 2), velocity: 0)
    #expect(abs(timeline.velocity(at: 1) - 0.5) < 1e-6)
    #expect(timeline.velocity(at: 3) == 0)
  }

  @Test func repeatingAnEmptyAnimationEnds() {
    #expect(progress(.linear(duration: 0).repeatForever(), [0]) == [nil])
  }
}
