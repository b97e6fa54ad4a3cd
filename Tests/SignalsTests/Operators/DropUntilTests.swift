import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct DropUntilTests {
  @Test func dropsValuesUntilTheOtherPublishes() {
    #expect(
      marbles("--a--b--c--d-|", "-------x------") { $0.drop(untilOutputFrom: $1) }
        == "--------c--d-|")
  }

  @Test func finishesWhenTheOtherFinishesWithoutAValue() {
    #expect(marbles("--a--b-|", "---|") { $0.drop(untilOutputFrom: $1) } == "---|")
  }

  @Test func failsWithEither() {
    #expect(marbles("--a--b-|", "---#") { $0.drop(untilOutputFrom: $1) } == "---#")
    #expect(marbles("--a--b-#", "---x") { $0.drop(untilOutputFrom: $1) } == "-----b-#")
  }

  @Test func keepsTheContract() {
    expectContract("drop(untilOutputFrom:)", { $0.drop(untilOutputFrom: ContractUpstream.just(0)) })
    { $0 }
  }
}
