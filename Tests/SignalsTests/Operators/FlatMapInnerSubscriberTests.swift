import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct FlatMapInnerSubscriberTests {
  private typealias Subscriber = FlatMapInnerSubscriber<Int, Never>

  @Test func isFoundAlsoIfItsTypeIsErased() {
    let coordinator = FlatMapCoordinator<Int, Never>(
      subscription: FlatMapSubscription(), receiveValue: { _ in .more }, receiveCompletion: { _ in }
    )
    let group = FlatMapGroup(in: coordinator, limit: 1)
    let subscriber = Subscriber(group: group, slot: 3, receiveValue: coordinator.receiveValue)
    let found = [Subscriber(in: subscriber), Subscriber(in: AnySubscriber(subscriber))]
    #expect(found.map { $0?.slot } == [3, 3])
    #expect(found.allSatisfy { $0?.group === group })
    #expect(Subscriber(in: ValueSink<Int> { _ in })?.slot == nil)
  }
}
