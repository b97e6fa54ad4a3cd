import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CombineLatestTests {
  @Test func publishesTheLatestPairOnEachValue() {
    let combined = marbles(
      "--1-----2---------|",
      "----a-------b-------|"
    ) { $0.combineLatest($1, +) }
    #expect(combined == "----<1a><2a><2b>----|")
  }

  @Test func finishesWhenOneFinishesWithoutAValue() {
    #expect(marbles("--|", "----a------b-|") { $0.combineLatest($1, +) } == "--|")
  }

  @Test func failsWhenEitherUpstreamFails() {
    #expect(marbles("--1---#", "-a-----b|") { $0.combineLatest($1, +) } == "--<1a>#")
  }

  @Test func combinesDifferentTypes() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = Recorder(first.combineLatest(second).map { "\($0.0)\($0.1)" })
    second.send("a")
    first.send(1)
    second.send("b")
    #expect(recorder.values == ["1a", "1b"])
  }

  @Test func combinesThreeOrFour() {
    let subjects = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    let three = Recorder(
      subjects[0].combineLatest(subjects[1], subjects[2]).map { [$0.0, $0.1, $0.2] })
    let four = Recorder(
      subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
        .map { [$0.0, $0.1, $0.2, $0.3] })
    subjects[2].value = 7
    #expect(three.values == [[1, 2, 3], [1, 2, 7]])
    #expect(four.values == [[1, 2, 3, 4], [1, 2, 7, 4]])
  }

  @Test func transformsThreeAndFour() {
    let three = Just(1).combineLatest(Just(2), Just(3)) { [$0, $1, $2] }
    #expect(Recorder(three).values == [[1, 2, 3]])
    let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }
    #expect(Recorder(four).values == [[1, 2, 3, 4]])
  }

  @Test func anEndlessUpstreamLeavesTheOtherOneItsTurn() {
    let numbers = (0...).publisher
    #expect(Recorder(numbers.combineLatest(Just(5), +).prefix(3)).values == [5, 6, 7])
    #expect(Recorder(Just(5).combineLatest(numbers, +).prefix(3)).values == [5, 6, 7])
    #expect(Recorder(numbers.zip([5, 6].publisher, +)).values == [5, 7])
  }

  @Test func keepsTheContract() {
    expectContract(
      "combineLatest(_:)", ofTwo: { $0.combineLatest($1).map { [$0, $1] } },
      ContractModel.latestPairs)
    expectContract(
      "combineLatest(_:_:)", ofTwo: { $0.combineLatest($1) { [$0, $1] } }, ContractModel.latestPairs
    )
    expectContract(
      "combineLatest(_:_:_:)",
      ofTwo: {
        $0.combineLatest($1, ContractUpstream.just(1), ContractUpstream.just(1)).map {
          [$0.0, $0.1]
        }
      },
      ContractModel.latestPairs)
    expectContract(
      "combineLatest(_:_:_:_:)",
      ofTwo: {
        $0.combineLatest($1, ContractUpstream.just(1), ContractUpstream.just(1)) {
          first, second, _, _ in [first, second]
        }
      },
      ContractModel.latestPairs)
  }
}
