import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

/// A bar whose width follows a subject.
@MainActor
private struct Bar {
  let widths = CurrentValueSubject<Int, Never>(0)
  let scheduler = TestScheduler()
  let screen: Screen

  init(_ animation: Animation?) {
    let widths = widths
    screen = Screen(columns: 200, rows: 1, scheduler: scheduler) {
      Color.red.frame(width: widths).frame(width: 200, alignment: .leading).animation(animation)
    }
    _ = screen.frame
  }

  var width: Int {
    let frame = screen.frame
    return (0..<frame.columns).count { frame[$0, 0].attributes.background != nil }
  }

  /// Returns the widths before and after each of `steps` steps.
  func widths(every step: Duration, _ steps: Int) -> [Int] {
    var widths = [width]
    for _ in 0..<steps {
      screen.advance(by: step)
      widths.append(width)
    }
    return widths
  }
}

@MainActor @Suite(.watchdog) struct AnimationTests {
  @Test func reachesTheTargetInTime() {
    let bar = Bar(.linear(duration: 1))
    bar.widths.send(100)
    #expect(bar.widths(every: .milliseconds(250), 5) == [0, 25, 50, 75, 100, 100])
  }

  @Test func schedulesNothingWhileNothingIsAnimated() {
    let bar = Bar(.linear(duration: 1))
    #expect(bar.scheduler.scheduled == 0)
    bar.widths.send(100)
    #expect(bar.width == 0)
    #expect(bar.scheduler.scheduled == 1)
    bar.screen.advance(by: .seconds(2))
    #expect(bar.width == 100)
    #expect(bar.scheduler.scheduled == 0)
    #expect(bar.screen.bytes().count > 0)
    #expect(bar.screen.bytes() == [])
  }

  @Test func schedulesNoFrameDuringADelay() {
    let bar = Bar(.linear(duration: 1).delay(3))
    bar.widths.send(100)
    #expect(bar.width == 0)
    var jobs = 0
    while bar.scheduler.now.offset < .seconds(3) {
      let scheduled = bar.scheduler.scheduled
      bar.screen.advance(by: .milliseconds(10))
      if bar.scheduler.scheduled != scheduled { jobs += 1 }
      _ = bar.width
    }
    #expect(jobs <= 1)
    bar.screen.advance(by: .milliseconds(500))
    #expect(bar.width == 50)
  }

  @Test(arguments: [
    (Animation.easeIn(duration: 1), [0, 9, 32, 62, 100]),
    (.easeOut(duration: 1), [0, 38, 68, 91, 100]),
    (.easeInOut(duration: 1), [0, 13, 50, 87, 100]),
    (.timingCurve(0, 0, 1, 1, duration: 1), [0, 25, 50, 75, 100]),
    (.linear(duration: 2).speed(2), [0, 25, 50, 75, 100]),
    (.linear(duration: 0.5).delay(0.5), [0, 0, 0, 50, 100]),
    (.linear(duration: 1).delay(1).speed(2), [0, 0, 0, 50, 100]),
    (.linear(duration: 0.25).repeatCount(2), [0, 100, 100, 100, 100]),
    (.linear(duration: 0.5).repeatCount(3), [0, 50, 100, 50, 0]),
    (.linear(duration: 0.5).repeatForever(autoreverses: false), [0, 50, 0, 50, 0]),
    (.linear(duration: 0), [100, 100, 100, 100, 100]),
    (.spring(response: 1, dampingFraction: 0.5), [0, 65, 114, 110, 99]),
    (.spring(response: 1, dampingFraction: 1), [0, 47, 82, 95, 99]),
    (.interpolatingSpring(stiffness: 100, damping: 20), [0, 71, 96, 100, 100]),
  ])
  func followsItsCurve(animation: Animation, widths: [Int]) {
    let bar = Bar(animation)
    bar.widths.send(100)
    #expect(bar.widths(every: .milliseconds(250), 4) == widths)
  }

  @Test func startsAtTheCurrentValueWhenInterrupted() {
    let bar = Bar(.linear(duration: 1))
    bar.widths.send(100)
    #expect(bar.widths(every: .milliseconds(500), 1) == [0, 50])
    bar.widths.send(0)
    #expect(bar.widths(every: .milliseconds(500), 2) == [50, 25, 0])
  }

  @Test func springKeepsItsVelocityWhenInterrupted() {
    let bar = Bar(.spring(response: 1, dampingFraction: 1))
    bar.widths.send(100)
    #expect(bar.widths(every: .milliseconds(200), 1) == [0, 36])
    bar.widths.send(0)
    let back = bar.widths(every: .milliseconds(50), 3)
    #expect(back[0] == 36)
    #expect(back[1] > 36)
    #expect(back[3] < back[2])
  }

  @Test func springBlendsWithTheInterruptedAnimation() {
    func widthAfterInterruption(blending duration: Double) -> Int {
      let bar = Bar(.spring(response: 0.5, dampingFraction: 1, blendDuration: duration))
      bar.widths.send(100)
      _ = bar.widths(every: .milliseconds(100), 1)
      bar.widths.send(0)
      return bar.widths(every: .milliseconds(100), 1)[1]
    }
    #expect(widthAfterInterruption(blending: 1) > widthAfterInterruption(blending: 0))
  }

  @Test func manyInterruptionsLeaveNothingScheduled() {
    let bar = Bar(.spring(response: 0.5, dampingFraction: 0.5, blendDuration: 10))
    for step in 0..<100 {
      bar.widths.send(step.isMultiple(of: 2) ? 100 : 0)
      _ = bar.widths(every: .milliseconds(16), 1)
    }
    bar.screen.advance(by: .seconds(60))
    #expect(bar.width == 0)
    #expect(bar.scheduler.scheduled == 0)
  }

  @Test func appliesChangesImmediatelyWithoutAnAnimation() {
    let bar = Bar(nil)
    bar.widths.send(100)
    #expect(bar.width == 100)
    #expect(bar.scheduler.scheduled == 0)
  }

  @Test func endsWhenItsViewDisappears() {
    let scheduler = TestScheduler()
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let widths = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 20, rows: 1, scheduler: scheduler) {
      ConditionalContent(isShown: isShown) { Color.red.frame(width: widths).animation(.easeIn) }
    }
    _ = screen.text
    widths.send(10)
    _ = screen.text
    #expect(scheduler.scheduled == 1)
    isShown.send(false)
    _ = screen.text
    #expect(scheduler.scheduled == 0)
  }

  @Test func sendingTheSameTargetDoesNotRestart() {
    let bar = Bar(.linear(duration: 1))
    bar.widths.send(100)
    #expect(bar.widths(every: .milliseconds(500), 1) == [0, 50])
    bar.widths.send(100)
    #expect(bar.widths(every: .milliseconds(250), 2) == [50, 75, 100])
  }
}
