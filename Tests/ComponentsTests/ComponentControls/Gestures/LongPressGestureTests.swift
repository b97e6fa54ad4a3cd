import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LongPressGestureTests {
  private func release(_ screen: Screen, column: Int = 0) {
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: column, y: 0))))
    _ = screen.text
  }

  private func wait(_ screen: Screen, _ milliseconds: Int) {
    screen.advance(by: .milliseconds(milliseconds))
    _ = screen.text
  }

  @Test func runsWhenTheButtonIsHeld() {
    var log = ""
    let screen = Screen(columns: 9, rows: 1, scheduler: TestScheduler()) {
      Text("ab").onLongPressGesture {
        log += "!"
      } onPressingChanged: {
        log += $0 ? "(" : ")"
      }
    }
    screen.press(column: 0, row: 0)
    wait(screen, 499)
    #expect(log == "(")
    wait(screen, 1)
    #expect(log == "()!")
    release(screen)
    #expect(log == "()!")
  }

  @Test func aShorterPressIsAClickOfTheEnclosingView() {
    var (longPresses, clicks) = (0, 0)
    let screen = Screen(columns: 9, rows: 1, scheduler: TestScheduler()) {
      Text("ab").onLongPressGesture(minimumDuration: 1) { longPresses += 1 }
        .onTapGesture { clicks += 1 }
    }
    screen.press(column: 0, row: 0)
    wait(screen, 900)
    release(screen)
    wait(screen, 900)
    #expect((longPresses, clicks) == (0, 1))
  }

  @Test func leavingTheViewEndsThePress() {
    var log = ""
    let screen = Screen(columns: 9, rows: 1, scheduler: TestScheduler()) {
      Text("ab").onLongPressGesture {
        log += "!"
      } onPressingChanged: {
        log += $0 ? "(" : ")"
      }
    }
    screen.press(column: 0, row: 0)
    screen.drag(column: 7, row: 0)
    wait(screen, 900)
    release(screen, column: 7)
    #expect(log == "()")
  }

  @Test func keysRunTheAction() {
    var presses = 0
    let screen = Screen(columns: 9, rows: 1) { Text("ab").onLongPressGesture { presses += 1 } }
    screen.press(.tab)
    #expect(screen.attributes(of: "ab")?.isReversed == true)
    screen.press(.enter)
    screen.press(.space)
    screen.press(.enter, modifiers: .alt)
    #expect(presses == 3)
  }

  @Test func enterIsATapIfThereIsATapGesture() {
    var (longPresses, taps) = (0, 0)
    let screen = Screen(columns: 9, rows: 1) {
      Text("ab").onTapGesture { taps += 1 }.onLongPressGesture { longPresses += 1 }
    }
    screen.press(.tab)
    screen.press(.enter)
    screen.press(.enter, modifiers: .alt)
    #expect((longPresses, taps) == (1, 1))
    screen.press(.tab)
    screen.press(.enter)
    #expect(taps == 2)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func anyDurationIsHarmless(duration: Double) {
    let screen = Screen(columns: 9, rows: 1, scheduler: TestScheduler()) {
      Text("ab").onLongPressGesture(minimumDuration: duration) {}
    }
    screen.press(column: 0, row: 0)
    wait(screen, 100)
    release(screen)
  }

  @Test func gesturesAreValues() {
    var log = ""
    var tap: some Gesture { TapGesture().onEnded { log += "t" } }
    let screen = Screen(columns: 9, rows: 1, scheduler: TestScheduler()) {
      Text("ab").gesture(LongPressGesture().onEnded { _ in log += "l" }).gesture(tap)
    }
    screen.click(column: 0, row: 0)
    screen.press(column: 0, row: 0)
    wait(screen, 600)
    release(screen)
    #expect(log == "tl")
  }

  @Test func theKeyGoesNoFurther() {
    var (longPresses, keys) = (0, 0)
    let screen = Screen(columns: 9, rows: 1) {
      VStack { Text("ab").onLongPressGesture { longPresses += 1 } }
        .onKeyPress(.enter) {
          keys += 1
          return .handled
        }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(longPresses == 1)
    #expect(keys == 0)
  }
}
