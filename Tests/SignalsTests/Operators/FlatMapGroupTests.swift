import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FlatMapGroupTests {
  @Test func waitsForAllNestedPublishers() {
    let subjects = (0..<100).map { _ in PassthroughSubject<Int, MarbleError>() }
    @Sendable func nested(_ index: Int) -> AnyPublisher<Int, MarbleError> {
      if index == subjects.count { return Empty().eraseToAnyPublisher() }
      return [true, false].publisher.setFailureType(to: MarbleError.self).flatMap { isFirst in
        isFirst ? subjects[index].eraseToAnyPublisher() : nested(index + 1)
      }.eraseToAnyPublisher()
    }
    let recorder = Recorder(nested(0))
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    for subject in subjects.dropLast().reversed() { subject.send(completion: .finished) }
    #expect(recorder.completion == nil)
    subjects.last?.send(100)
    subjects.last?.send(completion: .finished)
    #expect(recorder.values == Array(0...100))
    #expect(recorder.completion == .finished)
  }

  @Test func cancellingReleasesNestedPublishers() {
    let leaks = LeakCheck()
    let subject = PassthroughSubject<Int, Never>()
    let values = CurrentValueSubject<[Int], Never>([])
    do {
      let token = leaks.token("the sink's closure")
      let subscription = Just(1).flatMap { _ in Just(2).flatMap { _ in subject } }.sink {
        [token] value in withExtendedLifetime(token) { values.value.append(value) }
      }
      subject.send(3)
      subscription.cancel()
    }
    subject.send(4)
    #expect(values.value == [3])
    #expect(leaks.survivors == [])
  }

  @Test func aNestedFailureEndsAll() {
    let subject = PassthroughSubject<Int, MarbleError>()
    let recorder = Recorder(
      Just(1).setFailureType(to: MarbleError.self).flatMap { _ in
        Just(2).setFailureType(to: MarbleError.self).flatMap { _ in subject }
      })
    subject.send(1)
    subject.send(completion: .failure(MarbleError()))
    #expect(recorder.values == [1])
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func queuedPublishersUseNoStack() {
    let upstream = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let first = PassthroughSubject<Int, Never>()
    let recorder = Recorder(upstream.flatMap(maxPublishers: .max(1)) { $0 })
    upstream.send(first.eraseToAnyPublisher())
    for number in 0..<20_000 { upstream.send(Just(number).eraseToAnyPublisher()) }
    first.send(completion: .finished)
    #expect(recorder.values == Array(0..<20_000))
  }

  @Test func aNestedLimitHoldsForItsOwnPublishers() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = Recorder(
      Just(0).flatMap { _ in
        (0..<3).publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] }
      })
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    #expect(recorder.values == [0])
    subjects[0].send(completion: .finished)
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    #expect(recorder.values == [0, 1])
  }
}
