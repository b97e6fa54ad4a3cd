import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct MergeTests {
  @Test func publishesValuesOfBothUpstreams() {
    let merged = marbles(
      "--1-----2--|",
      "----a-b-------c-|"
    ) { $0.merge(with: $1) }
    #expect(merged == "--1-a-b-2-----c-|")
  }

  @Test func failsWhenEitherUpstreamFails() {
    #expect(marbles("--1-#", "---a----b-|") { $0.merge(with: $1) } == "--1a#")
  }

  @Test func mergesACollection() {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = Recorder(subjects.merged())
    for (index, subject) in subjects.enumerated().reversed() { subject.send(index) }
    #expect(recorder.values == [7, 6, 5, 4, 3, 2, 1, 0])
    for subject in subjects {
      #expect(recorder.completion == nil)
      subject.send(completion: .finished)
    }
    #expect(recorder.completion == .finished)
  }

  @Test func finishesAtOnceWithoutUpstreams() {
    let none: [Just<Int>] = []
    #expect(Recorder(none.merged()).completion == .finished)
  }

  @Test func mergesColdPublishersInOrder() {
    let recorder = Recorder([1, 2].publisher.merge(with: [3].publisher))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completion == .finished)
  }

  @Test func aPublisherWithoutEndLeavesTheOthersTheirTurn() {
    let inner = (10...).publisher.eraseToAnyPublisher().merge(with: Just(1)).eraseToAnyPublisher()
    #expect(Recorder(inner.merge(with: Just(2)).prefix(3)).values == [2, 1, 10])
  }

  @Test func finishesWithTheLastOfNestedUpstreams() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let left = subjects[0].merge(with: subjects[1]).eraseToAnyPublisher()
    let recorder = Recorder(left.merge(with: subjects[2].merge(with: subjects[3])))
    for (index, subject) in subjects.enumerated().reversed() {
      #expect(recorder.completion == nil)
      subject.send(index)
      subject.send(completion: .finished)
    }
    #expect(recorder.values == [3, 2, 1, 0])
    #expect(recorder.completion == .finished)
  }

  @Test func mergesThreeAndFour() {
    #expect(Recorder(Just(1).merge(with: Just(2), Just(3))).values == [1, 2, 3])
    #expect(Recorder(Just(1).merge(with: Just(2), Just(3), Just(4))).values == [1, 2, 3, 4])
  }

  @Test func keepsTheContract() {
    expectContract("merge(with:)", ofTwo: { $0.merge(with: $1) }) { $0 }
    expectContract("merge(with:_:)", ofTwo: { $0.merge(with: $1, ContractUpstream.none) }) { $0 }
    expectContract(
      "merge(with:_:_:)",
      ofTwo: { $0.merge(with: ContractUpstream.none, $1, ContractUpstream.none) }
    ) { $0 }
    expectContract("merged()", ofTwo: { [$0, $1].merged() }) { $0 }
  }
}
