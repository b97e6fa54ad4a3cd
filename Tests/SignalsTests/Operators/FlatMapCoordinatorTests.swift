import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FlatMapCoordinatorTests {
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
}
