import Components
import Signals
import TestSupport
import Testing

@_spi(Nodes) @testable import ComponentCore

@MainActor @Suite(.watchdog) struct ValueOrPublisherTests {
  private let fixture = NodeFixture()

  @Test func keepsItsValueWhenAPublisherFollows() {
    let titles = PassthroughSubject<String, Never>()
    let value = ValueOrPublisher("a").followed(by: titles)
    #expect(value.initial == "a")
    #expect(!value.isConstant)
    #expect(ValueOrPublisher("a").isConstant)
  }

  @Test(arguments: [false, true])
  func optionalValuesLeaveOutNil(followAnother: Bool) throws {
    let queue = UpdateQueue {}
    var applied: [Int] = []
    let pendingValue = PendingValue<Int>(queue) { applied.append($0) }
    let numbers = PassthroughSubject<Int?, Never>()
    let value =
      followAnother ? ValueOrPublisher(0).followed(by: numbers) : ValueOrPublisher(numbers)
    let node = ContainerNode(in: fixture.context)
    let subscription = try #require(value.subscribe(pendingValue, of: node))
    pendingValue.flush()
    for number in [1, nil] { numbers.send(number) }
    #expect(queue.performAll())
    numbers.send(nil)
    #expect(!queue.performAll())
    #expect(applied == [1])
    subscription.cancel()
  }

  @Test func constantValuesHaveNoSubscription() {
    let pendingValue = PendingValue<Int>(UpdateQueue {}) { _ in }
    let node = ContainerNode(in: fixture.context)
    #expect(ValueOrPublisher(1).subscribe(pendingValue, of: node) == nil)
  }
}
