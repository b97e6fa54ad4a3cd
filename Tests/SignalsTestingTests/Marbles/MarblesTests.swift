import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct MarblesTests {
  @Test func ignoresTrailingFramesInComparisons() {
    #expect("--a--" as Marbles == "--a")
    #expect("--a" as Marbles != "-a")
    #expect("a|" as Marbles != "a#")
    #expect("a" as Marbles != "<aa>")
  }

  @Test func comparesTimesWithinFrames() {
    let late = Marbles([.init(frame: 1, offset: .milliseconds(300), mark: .value("a"))])
    #expect(late != "-a")
    #expect(late == late)
  }

  @Test func aMalformedDiagramEqualsNone() {
    let malformed: Marbles = "(a"
    #expect(malformed != "(a)")
    #expect(malformed != malformed)
  }

  @Test func describesErrors() {
    #expect("\(MarbleError())" == "MarbleError()")
    #expect("\(MarbleError(problem: "why"))" == "MarbleError: why")
  }
}
