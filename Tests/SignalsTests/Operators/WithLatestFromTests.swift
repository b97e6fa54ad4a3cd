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

  @Test func takesTheLatestValuesOfSeveral() {
    let (button, others) = (
      PassthroughSubject<Int, Never>(), (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    )
    let two = Recorder(button.withLatestFrom(others[0], others[1]).map { [$0.0, $0.1, $0.2] })
    let three = Recorder(
      button.withLatestFrom(others[0], others[1], others[2]).map { [$0.0, $0.1, $0.2, $0.3] })
    for number in 1...3 {
      button.send(number)
      others[number - 1].send(10 * number)
    }
    others[1].send(25)
    button.send(4)
    #expect(two.values == [[3, 10, 20], [4, 10, 25]])
    #expect(three.values == [[4, 10, 25, 30]])
  }

  @Test func keepsTheContract() {
    expectContract(
      "withLatestFrom(_:)", ofTwo: { $0.withLatestFrom($1).map { [$0, $1] } },
      ContractModel.latestOfOther)
    expectContract(
      "withLatestFrom(_:_:)", ofTwo: { $0.withLatestFrom($1) { [$0, $1] } },
      ContractModel.latestOfOther)
    let zero = ContractUpstream.just(0)
    expectContract(
      "withLatestFrom(_:_:)",
      ofTwo: { upstream, other in
        upstream.withLatestFrom(other, zero).map { [$0.0, $0.1] }
      }, ContractModel.latestOfOther)
    expectContract(
      "withLatestFrom(_:_:_:)",
      ofTwo: { upstream, other in
        upstream.withLatestFrom(other, zero, zero).map { [$0.0, $0.1] }
      }, ContractModel.latestOfOther)
  }
}
