import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FlatMapQueueTests {
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
