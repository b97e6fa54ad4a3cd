import Signals
import SignalsTesting
import Testing

@Suite struct ShareTests {
  private let subject = PassthroughSubject<Int, Never>()
  private let subscriptionLog = CurrentValueSubject<String, Never>("")

  private var shared: some Publisher<Int, Never> {
    let log = subscriptionLog
    return subject.handleEvents(
      receiveSubscription: { log.value += "(" },
      receiveCancel: { log.value += ")" }
    ).share()
  }

  @Test func subscribesOnceForAllSubscribers() {
    let shared = shared
    let first = Recorder(shared)
    subject.send(1)
    let second = Recorder(shared)
    subject.send(2)
    #expect(first.values == [1, 2])
    #expect(second.values == [2])
    #expect(subscriptionLog.value == "(")
  }

  @Test func reconnectsAfterTheLastSubscriberCancels() {
    let shared = shared
    let (first, second) = (Recorder(shared), Recorder(shared))
    first.cancel()
    #expect(subscriptionLog.value == "(")
    second.cancel()
    second.cancel()
    #expect(subscriptionLog.value == "()")
    let third = Recorder(shared)
    subject.send(3)
    #expect(third.values == [3])
    #expect(subscriptionLog.value == "()(")
  }

  @Test func completesLateSubscribers() {
    let shared = shared
    let first = Recorder(shared)
    subject.send(completion: .finished)
    #expect(first.completion == .finished)
    #expect(Recorder(shared).completion == .finished)
    #expect(subscriptionLog.value == "(")
  }

  @Test func deliversAColdUpstreamToTheFirstSubscriber() {
    let recorder = Recorder([1, 2, 3].publisher.share())
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.completion == .finished)
  }

  @Test func cancelsTheUpstreamWhenAllSubscribersStop() {
    let shared = shared
    let (first, second) = (Recorder(shared.prefix(1)), Recorder(shared.prefix(2)))
    subject.send(1)
    #expect(subscriptionLog.value == "(")
    subject.send(2)
    #expect(subscriptionLog.value == "()")
    #expect(first.values == [1])
    #expect(second.values == [1, 2])
  }

  @Test func doesNotSubscribeAgainAfterCompletion() {
    let shared = shared
    Recorder(shared).cancel()
    let first = Recorder(shared)
    subject.send(completion: .finished)
    first.cancel()
    #expect(Recorder(shared).completion == .finished)
    #expect(subscriptionLog.value == "()(")
  }
}

@Suite struct ShareReplayTests {
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
