import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct UnwindingTests {
  @Test func runsANestedJobAfterwards() {
    var log: [String] = []
    Unwinding.perform {
      log.append("a begins")
      Unwinding.perform { log.append("b") }
      log.append("a ends")
    }
    #expect(log == ["a begins", "a ends", "b"])
  }

  @Test func releasesNestedPublishersWithoutRecursion() {
    let nested = Just(0).repeating(100_000) { $0.map { $0 }.eraseToAnyPublisher() }
    var merged = nested
    for _ in 0..<50_000 { merged = merged.merge(with: Just(0)).eraseToAnyPublisher() }
    #expect(merged.nesting.depth <= PublisherNesting.limit)
  }
}
