import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct TapGestureTests {
  private let scheduler = TestScheduler()
  private let log = CurrentValueSubject<String, Never>("")

  private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
    Screen(columns: 9, rows: 3, scheduler: scheduler, content: content)
  }

  @Test func clickReleasedInsideIsATap() {
    let screen = screen { Text("tap me").onTapGesture { log.value += "t" } }
    screen.click(column: 2, row: 0)
    #expect(log.value == "t")
    screen.click(column: 2, row: 1)
    screen.press(column: 2, row: 0)
    screen.drag(column: 2, row: 1)
    screen.release(column: 2, row: 1)
    #expect(log.value == "t")
  }

  @Test func includesModifiersAppliedBefore() {
    let screen = screen { Text("a").padding(.leading, 4).onTapGesture { log.value += "t" } }
    screen.click(column: 1, row: 0)
    #expect(log.value == "t")
    #expect(screen.picture == "    a")
  }

  @Test func multipleTapsMustFollowInTime() {
    let screen = screen { Text("a").onTapGesture(count: 3) { log.value += "t" } }
    for _ in 0..<2 { screen.click(column: 0, row: 0) }
    screen.advance(by: .milliseconds(400))
    screen.click(column: 0, row: 0)
    #expect(log.value == "")
    for _ in 0..<2 {
      screen.advance(by: .milliseconds(399))
      screen.click(column: 0, row: 0)
    }
    #expect(log.value == "t")
    #expect(scheduler.scheduled == 0)
  }

  @Test func singleTapWaitsForAnInnerDoubleTap() {
    let screen = screen {
      Text("a").onTapGesture(count: 2) { log.value += "d" }.onTapGesture { log.value += "s" }
    }
    screen.click(column: 0, row: 0)
    #expect(log.value == "")
    screen.advance(by: .milliseconds(400))
    #expect(screen.text.hasPrefix("a"))
    #expect(log.value == "s")
    screen.click(column: 0, row: 0)
    screen.click(column: 0, row: 0)
    screen.advance(by: .seconds(1))
    #expect(screen.text.hasPrefix("a"))
    #expect(log.value == "sd")
  }

  @Test func tooFewTapsPassToTheEnclosingButton() {
    let screen = screen {
      Button {
        log.value += "b"
      } label: {
        Text("a").onTapGesture(count: 2) { log.value += "d" }
      }
    }
    screen.click(column: 2, row: 1)
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "╭───╮\n│ a │\n╰───╯")
    #expect(log.value == "b")
  }

  @Test(arguments: [Key.enter, .space])
  func activationKeysTap(key: Key) {
    let screen = screen { Text("a").onTapGesture { log.value += "t" } }
    screen.press(.tab)
    #expect(screen.attributes(of: "a")?.isReversed == true)
    screen.press(key)
    #expect(log.value == "t")
    #expect(!screen.press(.character("x")))
    screen.press(key, modifiers: .control)
    #expect(log.value == "t")
  }

  @Test func severalGesturesAreOneFocusStop() {
    let screen = screen {
      Text("a").onTapGesture(count: 2) { log.value += "d" }.onTapGesture { log.value += "s" }
      Text("b").onTapGesture { log.value += "b" }
    }
    screen.press(.tab)
    screen.press(.enter)
    screen.press(.enter)
    screen.press(.tab)
    screen.press(.enter)
    #expect(log.value == "db")
  }

  @Test func takesNoInputWhenDisabled() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = screen { Text("a").onTapGesture { log.value += "t" }.disabled(isDisabled) }
    screen.press(.tab)
    isDisabled.send(true)
    #expect(screen.attributes(of: "a")?.isReversed == false)
    screen.click(column: 0, row: 0)
    #expect(!screen.press(.tab))
    #expect(log.value == "")
  }

  @Test func appliesToEachViewOfAGroup() {
    let screen = screen {
      Group {
        Text("a")
        Text("b")
      }
      .onTapGesture { log.value += "t" }
    }
    for row in 0..<3 { screen.click(column: 0, row: row) }
    #expect(log.value == "tt")
  }

  @Test func tellsThePlaceOfTheClick() {
    var places: [Point] = []
    let screen = Screen(columns: 9, rows: 3) {
      VStack(spacing: 0) {
        Text("top")
        Color.red.frame(width: 5, height: 2)
          .onTapGesture { location in places.append(location) }
          .onTapGesture(count: 2, coordinateSpace: .global) { places.append($0) }
      }
    }
    screen.click(column: 3, row: 2)
    #expect(places == [Point(x: 3, y: 1)])
    screen.press(.tab)
    screen.press(.enter)
    #expect(places.last == Point(x: 2, y: 1))
  }
}
