import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PhaseAnimatorTests {
  private let scheduler = TestScheduler()

  private func column(_ screen: Screen) -> Int {
    screen.text.prefix { $0 == " " }.count
  }

  @Test func goesThroughItsPhasesForever() {
    let screen = Screen(columns: 12, rows: 1, alignment: .topLeading, scheduler: scheduler) {
      PhaseAnimator([0, 8, 4]) { phase in
        Text("x").offset(x: phase, y: 0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    var columns: [Int] = []
    for _ in 0..<7 {
      columns.append(column(screen))
      screen.advance(by: .milliseconds(1_100))
    }
    #expect(columns.prefix(1) == [0])
    #expect(columns.contains(8) && columns.contains(4))
    screen.advance(by: .seconds(600))
  }

  @Test func goesThroughItsPhasesOnceForATrigger() {
    let count = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 12, rows: 1, alignment: .topLeading, scheduler: scheduler) {
      Latest(of: count) { count in
        Text("x").phaseAnimator([0, 8], trigger: count) {
          $0.offset(x: $1, y: 0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    screen.advance(by: .seconds(5))
    #expect(column(screen) == 0)
    count.value = 1
    screen.advance(by: .milliseconds(500))
    #expect((3...5).contains(column(screen)))
    screen.advance(by: .milliseconds(500))
    #expect(column(screen) == 8)
    screen.advance(by: .milliseconds(100))
    screen.advance(by: .milliseconds(500))
    #expect((3...5).contains(column(screen)))
    screen.advance(by: .milliseconds(500))
    #expect(column(screen) == 0)
    for _ in 0..<9 {
      screen.advance(by: .milliseconds(400))
      #expect(column(screen) == 0)
    }
  }

  @Test func phasesWithoutAnAnimationTakeAFrame() {
    let screen = Screen(columns: 12, rows: 1, alignment: .topLeading, scheduler: scheduler) {
      PhaseAnimator([0, 1, 2]) {
        Text("\($0)")
      } animation: { _ in
        nil
      }
    }
    var texts: [String] = []
    for _ in 0..<4 {
      texts.append(screen.text)
      screen.advance(by: .milliseconds(33))
    }
    #expect(texts == ["0", "1", "2", "0"])
  }

  @Test func staysInTheFirstPhaseWithReducedMotion() {
    let screen = Screen(columns: 12, rows: 1, alignment: .topLeading, scheduler: scheduler) {
      PhaseAnimator([0, 1]) { Text("\($0)") }.environment(\.accessibilityReduceMotion, true)
    }
    screen.advance(by: .seconds(5))
    #expect(screen.text == "0")
  }

  @Test func endsWithItsView() {
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 12, rows: 1, alignment: .topLeading, scheduler: scheduler) {
      Latest(of: isShown) { isShown in
        if isShown {
          PhaseAnimator([0, 1]) {
            Text("\($0)")
          } animation: { _ in
            .linear(duration: 1)
          }
        }
      }
    }
    screen.advance(by: .milliseconds(500))
    isShown.value = false
    screen.advance(by: .seconds(3))
    #expect(scheduler.scheduled == 0)
  }
}
