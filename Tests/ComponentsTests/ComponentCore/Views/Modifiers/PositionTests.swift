import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PositionTests {
  @Test func placesTheCenterOfAView() {
    #expect(
      picture { Text("x").position(x: 3, y: 1).border().frame(width: 9, height: 5) } == """
        ╭───────╮
        │       │
        │   x   │
        │       │
        ╰───────╯
        """)
    #expect(picture(5, 1) { Text("abc").position(x: 4, y: 0) } == "   ab")
    #expect(picture(5, 1) { Text("abc").position(x: 0, y: 0) } == "bc")
    for length in [Int.min, Int.max] { _ = picture { Text("a").position(x: length, y: length) } }
  }

  @Test func followsAPublisher() {
    let (points, scheduler) = (CurrentValueSubject<Point, Never>(.zero), TestScheduler())
    let screen = Screen(columns: 5, rows: 1, scheduler: scheduler) {
      Text("a").position(points).animation(.linear(duration: 1))
    }
    #expect(screen.text == "a")
    points.value = Point(x: 4, y: 0)
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    #expect(screen.text == "  a")
    screen.advance(by: .seconds(1))
    #expect(screen.text == "    a")
  }
}
