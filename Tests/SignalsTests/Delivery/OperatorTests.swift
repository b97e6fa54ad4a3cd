import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct OperatorTests {
  /// Subscribes to the upstream after a delay.
  private struct Subscribing<Input: Sendable, Failure: Error>: Operator {
    let delay: Duration
    let scheduler: TestScheduler

    func subscribe<S: Subscriber<Input, Failure>>(
      _ subscriber: consuming S, to upstream: consuming some Publisher<Input, Failure>
    ) -> AnyCancellable {
      let subscription = SerialSubscription()
      let final = SerialSubscriber(subscription, subscriber)
      subscription.replace { [delay, scheduler, upstream] in
        scheduler.schedule(after: delay) { subscription.replace { upstream.subscribe(final) } }
      }
      return AnyCancellable(subscription)
    }
  }

  private let scheduler = TestScheduler()

  @Test func anOperatorConnectsASubscriberToTheUpstream() {
    let recorder = Recorder(
      OperatorPublisher(
        ["a", "b"].publisher, Subscribing(delay: .seconds(1), scheduler: scheduler)))
    #expect(recorder.values == [])
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["a", "b"])
    #expect(recorder.completion == .finished)
  }
}
