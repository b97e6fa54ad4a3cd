import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ReplaySubjectTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func replaysTheNewestValuesToLateSubscribers() {
    let shared = subject.share(replay: 2)
    let first = Recorder(shared)
    for value in 1...3 { subject.send(value) }
    let second = Recorder(shared)
    subject.send(4)
    #expect(first.values == [1, 2, 3, 4])
    #expect(second.values == [2, 3, 4])
    #expect(second.violations == [])
  }

  @Test func replaysAfterCompletion() {
    let shared = subject.share(replay: 1)
    let first = Recorder(shared)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    first.cancel()
    let late = Recorder(shared)
    #expect(late.values == [2])
    #expect(late.completion == .finished)
  }

  @Test func forgetsValuesWithTheLastSubscriber() {
    let shared = subject.share(replay: 1)
    let first = Recorder(shared)
    subject.send(1)
    first.cancel()
    #expect(Recorder(shared).values == [])
  }

  @Test func deliversInOneOrderToAllSubscribers() {
    let shared = subject.share(replay: 2)
    let (subject, late) = (subject, CurrentValueSubject<Recorder<Int, Never>?, Never>(nil))
    let first = Recorder(
      shared.handleEvents(receiveOutput: { value in
        guard value == 1 else { return }
        subject.send(2)
        late.value = Recorder(shared)
        subject.send(3)
      }))
    subject.send(0)
    subject.send(1)
    #expect(first.values == [0, 1, 2, 3])
    #expect(late.value?.values == [0, 1, 2, 3])
  }

  @Test func stopsReplayingWhenTheSubscriberStops() {
    let shared = subject.share(replay: 3)
    let first = Recorder(shared)
    for value in 1...3 { subject.send(value) }
    let second = Recorder(shared.prefix(2))
    subject.send(4)
    #expect(second.values == [1, 2])
    #expect(first.values == [1, 2, 3, 4])
  }
}
