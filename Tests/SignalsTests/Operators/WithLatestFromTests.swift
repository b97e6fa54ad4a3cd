import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct WithLatestFromTests {
  @Test func pairsEachValueWithTheLatestOfTheOther() {
    let result = marbles(
      "--1-------2----3---|",
      "----a---b----------"
    ) { $0.withLatestFrom($1, +) }
    #expect(result == "----------<2b>-<3b>|")
  }

  @Test func keepsTheLatestValueAfterTheOtherFinishes() {
    #expect(marbles("----1----|", "-a-|") { $0.withLatestFrom($1, +) } == "----<1a>-|")
  }

  @Test func failsWhenEitherUpstreamFails() {
    #expect(marbles("----1----|", "-a-#") { $0.withLatestFrom($1, +) } == "---#")
    #expect(marbles("----#", "-a----b-|") { $0.withLatestFrom($1, +) } == "----#")
  }

  @Test func pairsTheInitialCurrentValues() {
    let (button, name) = (
      CurrentValueSubject<Int, Never>(1), CurrentValueSubject<String, Never>("a")
    )
    let recorder = Recorder(button.withLatestFrom(name).map { "\($0.0)\($0.1)" })
    name.value = "b"
    button.value = 2
    #expect(recorder.values == ["1a", "2b"])
  }

  @Test func keepsTheContract() {
    expectContract(
      "withLatestFrom(_:)", ofTwo: { $0.withLatestFrom($1).map { [$0, $1] } },
      ContractModel.latestOfOther)
    expectContract(
      "withLatestFrom(_:_:)", ofTwo: { $0.withLatestFrom($1) { [$0, $1] } },
      ContractModel.latestOfOther)
  }
}
