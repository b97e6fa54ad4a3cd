import Components
import Signals
import TestSupport
import Testing

@testable import ComponentCore

@MainActor @Suite(.watchdog) struct ValueOrPublisherTests {
  @Test func keepsItsValueWhenAPublisherFollows() {
    let titles = PassthroughSubject<String, Never>()
    let value = ValueOrPublisher("a").followed(by: titles)
    #expect(value.initial == "a")
    #expect(!value.isConstant)
    #expect(ValueOrPublisher("a").isConstant)
  }

  @Test func optionalValuesLeaveOutNil() throws {
    let queue = UpdateQueue {}
    var applied: [Int] = []
    let pendingValue = PendingValue<Int>(queue) { applied.append($0) }
    let numbers = PassthroughSubject<Int?, Never>()
    let subscription = try #require(ValueOrPublisher(numbers).subscribe(pendingValue))
    pendingValue.flush()
    for number in [1, nil] { numbers.send(number) }
    _ = queue.performAll()
    #expect(applied == [1])
    subscription.cancel()
  }

  @Test func constantValuesHaveNoSubscription() {
    let pendingValue = PendingValue<Int>(UpdateQueue {}) { _ in }
    #expect(ValueOrPublisher(1).subscribe(pendingValue) == nil)
  }
}
