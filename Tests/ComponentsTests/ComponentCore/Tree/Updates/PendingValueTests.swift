import Components
import TestSupport
import Testing

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct PendingValueTests {
  private let queue = UpdateQueue {}

  @Test func appliesOnlyTheNewestValue() {
    var applied: [Int] = []
    let pending = PendingValue<Int>(queue) { applied.append($0) }
    pending.flush()
    for number in 1...3 { _ = pending.receive(number) }
    #expect(queue.performAll())
    #expect(applied == [3])
    #expect(!queue.performAll())
  }

  @Test func appliesAllChangesAtOnce() {
    var applied: [[Int]] = []
    let pending = PendingValue<[Int]>(queue) { applied.append($0) }
    pending.flush()
    for number in 1...3 { pending.update { $0 = ($0 ?? []) + [number] } }
    _ = queue.performAll()
    pending.update { $0 = ($0 ?? []) + [4] }
    _ = queue.performAll()
    #expect(applied == [[1, 2, 3], [4]])
  }

  @Test func keepsTheValueSentBeforeTheFirstFlush() {
    var applied: [Int] = []
    let pending = PendingValue<Int>(queue) { applied.append($0) }
    pending.update { $0 = 1 }
    #expect(!queue.performAll())
    pending.flush()
    #expect(applied == [1])
  }

  @Test func appliesNothingAfterInvalidation() {
    var applied: [Int] = []
    let pending = PendingValue<Int>(queue) { applied.append($0) }
    pending.flush()
    pending.update { $0 = 1 }
    pending.invalidate()
    #expect(queue.performAll())
    #expect(applied == [])
  }

  @Test func invalidationReleasesTheClosure() {
    final class Token {}
    weak var token: Token?
    let pending: PendingValue<Int>
    do {
      let captured = Token()
      token = captured
      pending = PendingValue(queue) { _ in _ = captured }
    }
    #expect(token != nil)
    pending.invalidate()
    #expect(token == nil)
  }

  @Test func appliesItsValueInTheTransactionOfTheLastChange() {
    var animations: [Animation?] = []
    let pending = PendingValue<Int>(queue) { _ in
      animations.append(TransactionBox.applied?.value.animation)
    }
    pending.flush()
    withAnimation(.linear) { pending.update { $0 = 1 } }
    _ = queue.performAll()
    pending.update { $0 = 2 }
    _ = queue.performAll()
    #expect(animations == [.linear, nil])
  }
}
