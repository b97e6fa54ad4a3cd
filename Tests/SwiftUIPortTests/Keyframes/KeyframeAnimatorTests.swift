import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@testable import SwiftUIPort

@MainActor @Suite(.watchdog) struct KeyframeAnimatorTests {
  private struct Pose {
    var lift = 0.0
    var angle = Angle.zero
  }

  @Test func tracksMoveAtTheSameTime() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.lift) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(0, duration: 2)
      }
      KeyframeTrack(\.angle) { CubicKeyframe(.degrees(90), duration: 2) }
    }
    #expect(timeline.duration == 3)
    let lifts = [0, 0.5, 1, 2, 3, 9].map { timeline.value(time: $0).lift }
    #expect(lifts == [0, 5, 20, 10, 0, 0])
    let angles = [0, 1, 2, 9].map { timeline.value(time: $0).angle.degrees.rounded() }
    #expect(angles == [0, 45, 90, 90])
  }

  @Test func aSpringOvershootsAndComesToRest() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 3, spring: .bouncy)
    }
    let values = stride(from: 0.0, through: 3, by: 0.05).map { timeline.value(time: $0) }
    #expect(values.first == 0)
    #expect(values.max()! > 1.02)
    #expect(abs(values.last! - 1) < 0.001)
  }

  @Test func curvesEndWhereTheyShould() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(abs(curve.value(at: 0)) < 0.001 && abs(curve.value(at: 1) - 1) < 0.001)
    }
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3 && UnitCurve.easeOut.value(at: 0.3) > 0.3)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
          Text("at \(Int(value.rounded()))")
        } keyframes: { _ in
          LinearKeyframe(100, duration: 1)
        }
        Button("Go") { count += 1 }.buttonStyle(.plain)
      }
    }
  }

  @Test func animationsMayGoAlongACurve() {
    #expect(
      Animation.timingCurve(.easeIn, duration: 2) == .timingCurve(0.42, 0, 1, 1, duration: 2))
  }

  @Test func contentMovesWhenTheTriggerChanges() {
    let screen = Screen(
      columns: 12, rows: 2, alignment: .topLeading, scheduler: TestScheduler()
    ) { Counter() }
    TickingText.$date.withValue(Date(timeIntervalSinceReferenceDate: 600)) {
      #expect(screen.text.hasPrefix("at 0\n"))
      screen.press(.tab)
      screen.press(.enter)
      screen.advance(by: .milliseconds(500))
      #expect(screen.text.hasPrefix("at 50\n"))
      screen.advance(by: .seconds(1))
      #expect(screen.text.hasPrefix("at 100\n"))
    }
    TickingText.$date.withValue(Date(timeIntervalSinceReferenceDate: 700)) {
      screen.press(.enter)
      screen.advance(by: .milliseconds(210))
      #expect(screen.text.hasPrefix("at 20\n"))
    }
  }
}
