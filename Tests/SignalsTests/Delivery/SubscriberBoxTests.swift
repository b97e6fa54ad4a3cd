import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct SubscriberBoxTests {
  private let leaks = LeakCheck()
  private let record = CurrentValueSubject<[Int], Never>([])

  private func makeBox() -> SubscriberBox<Int, MarbleError> {
    let token = leaks.token("the subscriber")
    return SubscriberBox(
      Sink(
        receiveValue: { [record] value in withExtendedLifetime(token) { record.value.append(value) }
        },
        receiveCompletion: { [record] _ in record.value.append(-1) }))
  }

  @Test func passesEventsToItsSubscriber() {
    let box = makeBox()
    #expect(box.receive(1) == .more)
    box.receive(completion: .finished)
    #expect(record.value == [1, -1])
  }

  @Test func answersStopAfterItsSubscriberWasReleased() {
    let box = makeBox()
    box.releaseSubscriber()
    #expect(leaks.survivors == [])
    #expect(box.receive(1) == .stop)
    box.receive(completion: .finished)
    box.releaseSubscriber()
    #expect(record.value == [])
  }

  @Test func releasesItsSubscriberWhenItIsDeallocated() {
    var box: SubscriberBox<Int, MarbleError>? = makeBox()
    #expect(leaks.survivors == ["the subscriber"])
    #expect(box != nil)
    box = nil
    #expect(leaks.survivors == [])
  }
}
