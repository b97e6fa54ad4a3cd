import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct EventSenderTests {
  /// Passes every value on.
  private func makeSender(_ downstream: ValueSink<Int>) -> EventSender<
    Combining<MergeState<Int>, ValueSink<Int>>
  > {
    EventSender(Combining(MergeState(upstreams: 2), downstream))
  }

  @Test func releasesTheSubscriberWhenNoSenderIsLeft() {
    let leaks = LeakCheck()
    var sender: EventSender? = makeSender(
      ValueSink { [token = leaks.token("subscriber")] _ in withExtendedLifetime(token) {} })
    let subscription = AnyCancellable(sender?.serializer)
    #expect(leaks.survivors == ["subscriber"])
    sender = nil
    #expect(leaks.survivors == [])
    subscription.cancel()
  }

  @Test func deliversQueuedEventsBeforeTheSubscriberIsReleased() {
    let values = CurrentValueSubject<[Int], Never>([])
    let first = PassthroughSubject<Int, Never>()
    let second = CurrentValueSubject<PassthroughSubject<Int, Never>?, Never>(PassthroughSubject())
    let upstreams = [first, second.value].compactMap { $0?.eraseToAnyPublisher() }
    let subscription = upstreams.merged().sink { value in
      values.value.append(value)
      guard value == 1 else { return }
      second.value?.send(2)
      second.value = nil
    }
    first.send(1)
    #expect(values.value == [1, 2])
    subscription.cancel()
  }
}
