import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ZipTests {
  @Test func publishesPairs() {
    let pairs = marbles(
      "--1--2----------3-------|",
      "------a----b--------c---|"
    ) { $0.zip($1, +) }
    #expect(pairs == "------<1a>-<2b>-----<3c>|")
  }

  @Test func finishesWhenNoFurtherPairIsPossible() {
    #expect(marbles("--1-|", "------a-b-|") { $0.zip($1, +) } == "------(<1a>|)")
    #expect(marbles("--1-2-|", "--------a---|") { $0.zip($1, +) } == "--------<1a>|")
    #expect(marbles("--|", "------a-b-|") { $0.zip($1, +) } == "--|")
  }

  @Test func failsWhenEitherUpstreamFails() {
    #expect(marbles("--1-#", "------a-b-|") { $0.zip($1, +) } == "----#")
  }

  @Test func combinesDifferentTypes() {
    let recorder = Recorder([1, 2].publisher.zip(["a", "b"].publisher).map { "\($0.0)\($0.1)" })
    #expect(recorder.values == ["1a", "2b"])
    #expect(recorder.completion == .finished)
  }

  @Test func combinesThreeOrFour() {
    let (numbers, letters) = ([1, 2].publisher, ["a", "b"].publisher)
    let three = numbers.zip(letters, numbers).map { "\($0.0)\($0.1)\($0.2)" }
    #expect(Recorder(three).values == ["1a1", "2b2"])
    let four = numbers.zip(letters, numbers, letters).map { "\($0.0)\($0.1)\($0.2)\($0.3)" }
    #expect(Recorder(four).values == ["1a1a", "2b2b"])
    #expect(Recorder(four).completion == .finished)
  }

  @Test func transformsThreeAndFour() {
    let three = Just(1).zip(Just(2), Just(3)) { [$0, $1, $2] }
    #expect(Recorder(three).values == [[1, 2, 3]])
    let four = Just(1).zip(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }
    #expect(Recorder(four).values == [[1, 2, 3, 4]])
  }

  @Test func keepsTheContract() {
    expectContract("zip(_:)", ofTwo: { $0.zip($1).map { [$0, $1] } }, ContractModel.pairs)
    expectContract("zip(_:_:)", ofTwo: { $0.zip($1) { [$0, $1] } }, ContractModel.pairs)
    expectContract(
      "zip(_:_:_:)",
      ofTwo: {
        $0.zip($1, ContractUpstream.numbers, ContractUpstream.numbers).map { [$0.0, $0.1] }
      }, ContractModel.pairs)
    expectContract(
      "zip(_:_:_:_:)",
      ofTwo: {
        $0.zip($1, ContractUpstream.numbers, ContractUpstream.numbers) { first, second, _, _ in
          [first, second]
        }
      }, ContractModel.pairs)
  }
}
