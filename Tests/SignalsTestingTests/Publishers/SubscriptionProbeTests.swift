import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct SubscriptionProbeTests {
  private let scheduler = TestScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func waitsForSubscriptionsOfOtherTasks() async {
    let numbers = SubscriptionProbe(subject)
    let tasks = [1, 2].map { _ in Task { await numbers.values.first() } }
    await numbers.untilSubscribed(2)
    subject.send(7)
    for task in tasks { #expect(await task.value == 7) }
  }

  @Test func recordsTheEndsOfSubscriptions() {
    let numbers = SubscriptionProbe(subject, on: scheduler)
    let first = numbers.sink { _ in }
    scheduler.advance(by: .seconds(2))
    first.cancel()
    let second = numbers.sink { _ in }
    subject.send(completion: .finished)
    #expect(numbers.subscriptions == ["^-!", "--(^|)"])
    withExtendedLifetime(second) {}
  }
}
