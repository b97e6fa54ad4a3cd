import Signals
import Synchronization

/// Records what one subscription receives, without a lock: the thread sanitizer then reports
/// deliveries that overlap, and those that are not ordered by the publisher.
final class Observer<Value: Sendable>: @unchecked Sendable {
  // @unchecked: a publisher delivers one event at a time. Other threads read the values only when
  // a counter or a flag tells that the last event has been received.

  private(set) var values: [Value] = []
  private let isReceiving = Atomic(false)
  private let overlapping = Atomic(0)
  private let received = Atomic(0)
  private let completed = Counter()
  private let isLast: @Sendable (Value) -> Bool
  private let hasLast = Flag()

  /// Creates an observer of values whose last one is found by `isLast`.
  init(until isLast: @escaping @Sendable (Value) -> Bool = { _ in false }) {
    self.isLast = isLast
  }

  /// The number of events that have been received.
  var count: Int { received.load(ordering: .acquiring) }

  /// The number of events that began during another one.
  var overlaps: Int { overlapping.load(ordering: .relaxed) }

  /// The number of completions that have been received.
  var completions: Int { completed.value }

  func subscribe<Failure: Error>(to publisher: some Publisher<Value, Failure>) -> AnyCancellable {
    publisher.sink(
      receiveCompletion: { _ in self.record { self.completed.add() } },
      receiveValue: receive)
  }

  func receive(_ value: Value) {
    record { values.append(value) }
    if isLast(value) { hasLast.set() }
  }

  private func record(_ event: () -> Void) {
    if isReceiving.exchange(true, ordering: .relaxed) {
      overlapping.wrappingAdd(1, ordering: .relaxed)
    }
    event()
    isReceiving.store(false, ordering: .relaxed)
    received.wrappingAdd(1, ordering: .releasing)
  }

  /// Waits for `count` events, and checks that they did not overlap.
  func expect(_ count: Int) throws {
    try wait(for: "\(count) events, not \(self.count)") { self.count >= count }
    try check(self.count == count, "\(self.count) events, not \(count)")
    try expectNoOverlap()
  }

  /// Waits for the completion, and checks that the events did not overlap.
  func expectCompletion() throws {
    try wait(for: "the completion") { completions > 0 }
    try check(completions == 1, "\(completions) completions")
    try expectNoOverlap()
  }

  /// Waits for the last value, and checks that the values did not overlap.
  func expectLast() throws {
    try wait(for: "the last value") { hasLast.isSet }
    try expectNoOverlap()
  }

  private func expectNoOverlap() throws {
    try check(overlaps == 0, "\(overlaps) events began during another one")
  }
}

/// A value that shows who sent it, and when.
struct Sent: Hashable, Sendable {
  let thread: Int
  let round: Int
}

extension [Sent] {
  /// Checks that each of `threads` sent the rounds below `rounds`, in order.
  func expectAll(_ rounds: Int, from threads: Int) throws {
    for thread in 0..<threads {
      let received = filter { $0.thread == thread }.map(\.round)
      try check(
        received.elementsEqual(0..<rounds), "values of thread \(thread) are lost or out of order")
    }
  }
}
