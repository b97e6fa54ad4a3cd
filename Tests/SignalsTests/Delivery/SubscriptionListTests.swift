import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct SubscriptionListTests {
  @Test func cancellingAnotherSubscriptionDuringDeliveryStopsIt() {
    let subject = PassthroughSubject<Int, Never>()
    let second = CurrentValueSubject<Recorder<Int, Never>?, Never>(nil)
    let subscription = subject.sink { _ in second.value?.cancel() }
    second.value = Recorder(subject)
    subject.send(1)
    #expect(second.value?.values == [])
    _ = subscription
  }

  @Test func removesSubscriptionsInAnyOrder() {
    let subject = PassthroughSubject<Int, Never>()
    let sum = CurrentValueSubject<Int, Never>(0)
    var random = RandomNumbers(seed: 1)
    var subscriptions = (0..<100_000).map { _ in subject.sink { sum.value += $0 } }
    subscriptions.shuffle(using: &random)
    subscriptions.removeLast(50_000)
    subject.send(1)
    #expect(sum.value == 50_000)
    subscriptions = []
    subject.send(1)
    #expect(sum.value == 50_000)
  }

  @Test(arguments: [[0], [1], [2], [0, 2], [1, 0], [2, 1, 0]])
  func keepsTheOrderOfTheOthers(removed: [Int]) {
    let subject = PassthroughSubject<Int, Never>()
    let order = CurrentValueSubject<[Int], Never>([])
    let subscriptions = (0..<3).map { index in subject.sink { _ in order.value.append(index) } }
    for index in removed { subscriptions[index].cancel() }
    let last = subject.sink { _ in order.value.append(3) }
    subject.send(1)
    #expect(order.value == (0...3).filter { !removed.contains($0) })
    _ = last
  }

  @Test func removesSubscribersThatStopDuringDelivery() {
    let subject = PassthroughSubject<Int, Never>()
    let recorders = (1...3).map { Recorder(subject.prefix($0)) }
    for value in 1...4 { subject.send(value) }
    #expect(recorders.map(\.values) == [[1], [1, 2], [1, 2, 3]])
  }
}
