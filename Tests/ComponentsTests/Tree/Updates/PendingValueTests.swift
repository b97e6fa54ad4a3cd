import Testing

@testable import Components

@MainActor @Suite(.timeLimit(.minutes(1))) struct PendingValueTests {
  private let queue = UpdateQueue {}

  @Test func appliesOnlyTheNewestValue() {
    var applied: [Int] = []
    let pending = PendingValue<Int>(queue) { applied.append($0) }
    pending.flush()
    for number in 1...3 { pending.update { $0 = number } }
    #expect(queue.performAll())
    #expect(applied == [3])
    #expect(!queue.performAll())
  }

  @Test func keepsWhatCameBeforeTheFirstFlush() {
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

  @Test func appliesItsValueInTheTransactionOfTheLastChange() {
    var animations: [Animation?] = []
    let pending = PendingValue<Int>(queue) { _ in
      animations.append(Transaction.applied?.animation)
    }
    pending.flush()
    withAnimation(.linear) { pending.update { $0 = 1 } }
    _ = queue.performAll()
    pending.update { $0 = 2 }
    _ = queue.performAll()
    #expect(animations == [.linear, nil])
  }
}
