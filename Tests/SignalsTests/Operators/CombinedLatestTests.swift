import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct CombinedLatestTests {
  @Test func publishesTheLatestValuesOnEachValue() {
    let combined = marbles(
      "--1-----2---------|",
      "----a-------b-------|"
    ) { [$0, $1].combinedLatest().map { $0.joined() } }
    #expect(combined == "----<1a><2a><2b>----|")
  }

  @Test func finishesWhenOneFinishesWithoutAValue() {
    #expect(marbles("--|", "----a------b-|") { [$0, $1].combinedLatest() } == "--|")
    #expect(marbles("-1-|", "----|") { [$0, $1].combinedLatest() } == "----|")
  }

  @Test func failsWhenAnyUpstreamFails() {
    #expect(marbles("--1--#", "-----------b|") { [$0, $1].combinedLatest() } == "-----#")
  }

  @Test func doesNotChangePublishedArrays() {
    let subjects = [CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2)]
    let recorder = Recorder(subjects.combinedLatest())
    subjects[0].value = 3
    #expect(recorder.values == [[1, 2], [3, 2]])
  }

  @Test func finishesAtOnceWithoutUpstreams() {
    #expect(Recorder([Just<Int>]().combinedLatest()).completion == .finished)
  }

  @Test func beginsInLinearTime() {
    var state = CombinedLatestState<Int>(upstreams: 200_000)
    let early = (1..<200_000).filter { state.receive($0, from: $0) != nil }
    #expect(early == [])
    #expect(state.receive(0, from: 0)?.count == 200_000)
  }

  @Test func keepsTheContract() {
    expectContract(
      "combinedLatest()", ofTwo: { [$0, $1].combinedLatest() }, ContractModel.latestPairs)
  }
}
