import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct MarblesTests {
  @Test func ignoresTrailingFramesInComparisons() {
    #expect("--a--" as Marbles == "--a")
    #expect("--a" as Marbles != "-a")
    #expect("a|" as Marbles != "a#")
    #expect("a" as Marbles != "<aa>")
  }
}
