import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct StopwatchTests {
  private let screen: Screen

  init() {
    let scheduler = TestScheduler()
    let timer = Interval(every: .milliseconds(100), on: scheduler).eraseToAnyPublisher()
    screen = program(30, 10, scheduler: scheduler) { StopwatchView(timer: timer) }
  }

  @Test func countsWhileItRuns() throws {
    try screen.requireSnapshot("reset")
    screen.advance(by: .seconds(1))
    #expect(screen.find("00:00.0") != nil)
    try screen.click("Start")
    screen.advance(by: .milliseconds(62_300))
    #expect(screen.find("01:02.3") != nil)
    try screen.click("Stop")
    screen.advance(by: .seconds(9))
    #expect(screen.find("01:02.3") != nil)
    try screen.click("Reset")
    #expect(screen.find("00:00.0") != nil)
  }

  @Test func listsLaps() throws {
    screen.press(.tab, .enter)
    screen.advance(by: .seconds(2))
    try screen.click("Lap")
    screen.advance(by: .seconds(3.5))
    try screen.click("Lap")
    screen.advance(by: .seconds(1))
    try screen.requireSnapshot("two laps")
  }
}
