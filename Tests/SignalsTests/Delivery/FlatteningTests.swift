import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct FlatteningTests {
  @Test func sequentialPublishersUseNoStack() {
    let recorder = Recorder((0..<20_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) })
    #expect(recorder.values == Array(0..<20_000))
    #expect(recorder.completion == .finished)
  }

  @Test func stopsAnInfiniteInnerPublisher() {
    let recorder = Recorder([1, 2].publisher.flatMap { _ in (1...).publisher }.prefix(3))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completion == .finished)
  }

  /// Publishes the numbers from `depth` to 0 by way of as many nested flat maps.
  @Sendable
  private static func countdown(from depth: Int) -> AnyPublisher<Int, Never> {
    if depth == 0 { return Just(0).eraseToAnyPublisher() }
    return [true, false].publisher.flatMap { isFirst in
      isFirst ? Just(depth).eraseToAnyPublisher() : countdown(from: depth - 1)
    }.eraseToAnyPublisher()
  }

  @Test func nestedFlatMapsUseNoStack() {
    let depth = 50_000
    let recorder = Recorder(Self.countdown(from: depth))
    #expect(recorder.values == (0...depth).reversed())
    #expect(recorder.completion == .finished)
  }

  @Test func deferredPublishersKeepTheOrderOfRecursion() {
    @Sendable func tree(_ path: String, _ depth: Int) -> AnyPublisher<String, Never> {
      if depth == 0 { return Just(path).eraseToAnyPublisher() }
      return ["a", "b", "c"].publisher.flatMap { name in
        name == "b" ? tree(path, depth - 1) : Just("\(name)\(depth)").eraseToAnyPublisher()
      }.eraseToAnyPublisher()
    }
    let depth = 200
    let down = (1...depth).reversed().map { "a\($0)" }
    let up = (1...depth).map { "c\($0)" }
    #expect(Recorder(tree("leaf", depth)).values == down + ["leaf"] + up)
  }

  @Test(arguments: [1, 63, 64, 65, 200])
  func stopsAnInfiniteUpstreamAtAnyDepth(depth: Int) {
    @Sendable func nested(_ depth: Int) -> AnyPublisher<Int, Never> {
      if depth == 0 { return (1...).publisher.flatMap { Just($0) }.eraseToAnyPublisher() }
      return Just(depth).flatMap { nested($0 - 1) }.eraseToAnyPublisher()
    }
    let recorder = Recorder(nested(depth).prefix(3))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completion == .finished)
  }

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

  @Test func theSubscriberOfAnInnerPublisherIsFoundAlsoIfItsTypeIsErased() {
    typealias Inner = FlatteningSubscriber<Int, Never>
    for (policy, slot) in [(FlatteningPolicy(.wait), 3), (FlatteningPolicy(.replace), nil)] {
      let downstream = AnySubscriber<Int, Never>(ValueSink { _ in })
      let flattening = Flattening(policy, isEndless: false, downstream)
      let subscriber = Inner(flattening: flattening, slot: 3, number: 0)
      #expect(Inner(in: subscriber)?.slot == slot)
      #expect(Inner(in: AnySubscriber(subscriber))?.slot == slot)
      #expect(Inner(in: ValueSink<Int> { _ in })?.slot == nil)
    }
  }

  @Test func ignoresEventsOfAReplacedPublisher() {
    let received = CurrentValueSubject<[Int], Never>([])
    let downstream = AnySubscriber<Int, Never>(ValueSink { received.value.append($0) })
    let sender = EventSender(FlatteningHandler(downstream))
    for _ in 1...2 { #expect(sender.send(.timer) == .more) }
    #expect(sender.send(.value(1, upstream: 1)) == .more)
    #expect(sender.send(.completion(.finished, upstream: 1)) == .more)
    #expect(sender.send(.value(2, upstream: 2)) == .more)
    #expect(received.value == [2])
  }
}
