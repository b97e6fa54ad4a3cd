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
      let sender = EventSender(Combining(MergeState(upstreams: 1), subscriber))
      let serializer = sender.serializer
      serializer.retain(
        scheduler.schedule(after: delay) { [upstream] in
          sender.serializer.retain(upstream.subscribe(UpstreamSubscriber(sender)))
        })
      return AnyCancellable(serializer)
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

  @Test func knowsWhichPublishersAreEndless() {
    let numbers = (1...).publisher
    #expect(numbers.map { $0 }.prefix(2).eraseToAnyPublisher().sendsEndlessly)
    #expect(Empty<Int, Never>().append(numbers).sendsEndlessly)
    #expect(PassthroughSubject<Int, Never>().combineLatest(numbers).sendsEndlessly)
    #expect(!Just(1).append(2).map { $0 }.eraseToAnyPublisher().sendsEndlessly)
    #expect(!PassthroughSubject<Int, Never>().sendsEndlessly)
  }
}
