import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ZippedTests {
  @Test func publishesRows() {
    let rows = marbles(
      "--1--2----------3-------|",
      "------a----b--------c---|"
    ) { [$0, $1].zipped().map { $0.joined() } }
    #expect(rows == "------<1a>-<2b>-----<3c>|")
  }

  @Test func finishesWhenNoFurtherRowIsPossible() {
    func joined(_ first: Marbles, _ second: Marbles) -> Marbles {
      marbles(first, second) { [$0, $1].zipped().map { $0.joined() } }
    }
    #expect(joined("--1-|", "------a-b-|") == "------(<1a>|)")
    #expect(joined("--1-2-|", "--------a---|") == "--------<1a>|")
    #expect(joined("--|", "------a-b-|") == "--|")
  }

  @Test func failsWhenAnyUpstreamFails() {
    #expect(marbles("--1-#", "------a-b-|") { [$0, $1].zipped() } == "----#")
  }

  @Test func acceptsAnyNumber() {
    let recorder = Recorder((0..<5).map { [$0, $0 * 10].publisher }.zipped())
    #expect(recorder.values == [[0, 1, 2, 3, 4], [0, 10, 20, 30, 40]])
    #expect(recorder.completion == .finished)
  }

  @Test func finishesAtOnceWithoutUpstreams() {
    #expect(Recorder([Just<Int>]().zipped()).completion == .finished)
  }

  @Test func keepsTheContract() {
    expectContract("zipped()", ofTwo: { [$0, $1].zipped() }, ContractModel.pairs)
  }
}
