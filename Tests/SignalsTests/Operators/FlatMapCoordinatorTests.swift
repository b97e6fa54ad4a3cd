import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct FlatMapCoordinatorTests {
  @Test func sequentialPublishersUseNoStack() {
    let recorder = Recorder((0..<20_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) })
    #expect(recorder.values == Array(0..<20_000))
    #expect(recorder.completion == .finished)
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

  @Test func stopsAnInfiniteInnerPublisher() {
    let recorder = Recorder([1, 2].publisher.flatMap { _ in (1...).publisher }.prefix(3))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completion == .finished)
  }
}
