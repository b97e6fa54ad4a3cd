import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct OffsetTests {
  @Test func drawsOverSurroundingViews() {
    let text = picture {
      VStack {
        Text("ab")
        Text("cd").offset(x: 1, y: -1)
        Text("efgh")
      }
    }
    #expect(text == " acd\n\nefgh")
  }

  @Test func restoresWhatItCovered() {
    let offsets = CurrentValueSubject<Point, Never>(Point(x: 0, y: 0))
    let screen = Screen(columns: 8, rows: 3) {
      Text("ab").offset(offsets)
      Text("cd")
    }
    #expect(screen.text == "ab\ncd\n")
    offsets.send(Point(x: 4, y: 1))
    #expect(screen.text == "\ncd  ab\n")
    offsets.send(Point(x: 4, y: -1))
    #expect(screen.text == "\ncd\n")
    offsets.send(Point(x: 0, y: 0))
    #expect(screen.text == "ab\ncd\n")
  }

  @Test func isClippedOnlyIfRequested() {
    #expect(picture { Text("ab").offset(x: 1).frame(width: 2, height: 1) } == " ab")
    #expect(picture { Text("ab").offset(x: 1).frame(width: 2, height: 1).clipped() } == " a")
  }

  @Test func takesClicksWhereItIsDrawn() {
    let count = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 12, rows: 3) {
      Button("Go") { count.value += 1 }.buttonStyle(.plain).offset(x: 6, y: 1)
    }
    _ = screen.text
    screen.click(column: 8, row: 1)
    #expect(count.value == 1)
    screen.click(column: 1, row: 0)
    #expect(count.value == 1)
  }

  @Test func animatesCellByCell() {
    let scheduler = TestScheduler()
    let offsets = CurrentValueSubject<Point, Never>(Point(x: 0, y: 0))
    let screen = Screen(columns: 12, rows: 1, scheduler: scheduler) {
      Text("a").offset(offsets).animation(.linear(duration: 1))
    }
    _ = screen.text
    offsets.send(Point(x: 4, y: 0))
    var texts = [screen.text]
    for _ in 0..<4 {
      screen.advance(by: .milliseconds(250))
      texts.append(screen.text)
    }
    #expect(texts == ["a", " a", "  a", "   a", "    a"])
  }
}
