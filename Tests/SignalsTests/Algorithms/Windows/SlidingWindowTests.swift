import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import SignalAlgorithms

@Suite(.watchdog) struct SlidingWindowTests {
  @Test func keepsTheValuesBetweenItsEnds() {
    var window = SlidingWindow<Int>()
    var random = RandomNumbers(seed: 1)
    var expected: [Int] = []
    for value in 0..<1_000 {
      let count = min(expected.count, Int.random(in: 0..<3, using: &random))
      let before = window
      window.removeFirst(count)
      #expect(Array(window.removed(since: before)) == Array(expected.prefix(count)))
      expected.removeFirst(count)
      if !value.isMultiple(of: 7) {
        window.append(value)
        expected.append(value)
      }
      #expect(Array(window) == expected)
    }
  }

  @Test func oldWindowsStayAsTheyWere() {
    let windows = Recorder((0..<1_000).publisher.latest(60)).values
    #expect(windows.indices.allSatisfy { Array(windows[$0]) == Array(max(0, $0 - 59)...$0) })
  }

  @Test func releasesValuesThatHaveLeft() {
    let leaks = LeakCheck()
    let tokens = PassthroughSubject<any Sendable, Never>()
    let subscription = tokens.latest(2).sink { _ in }
    for _ in 0..<10 { tokens.send(leaks.token("a value")) }
    #expect(leaks.survivors.count <= 4)
    withExtendedLifetime(subscription) {}
  }

  @Test func comparesAndDescribesItsValues() {
    let windows = Recorder([1, 2, 1, 2].publisher.latest(2)).values
    #expect(windows[1] == windows[3])
    #expect(windows[1] != windows[2])
    #expect(windows[1].description == "[1, 2]")
  }

  @Test func anIndexMustBeInRange() async {
    await #expect(processExitsWith: .failure) {
      _ = Recorder([1, 2].publisher.latest(1)).values[1][1]
    }
  }
}
