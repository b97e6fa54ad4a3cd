import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ShareTests {
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

  @Test func stopsAnInfiniteUpstream() {
    #expect(Recorder((0...).publisher.share().prefix(3)).values == [0, 1, 2])
  }

  @Test func releasesItsSubscribersWithTheUpstream() {
    let leaks = LeakCheck()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let subscription = subject.map { subject in
      subject.share(replay: 1).sink { [token = leaks.token("subscriber")] _ in
        withExtendedLifetime(token) {}
      }
    }
    subject?.send(1)
    subject = nil
    #expect(leaks.survivors == [])
    withExtendedLifetime(subscription) {}
  }

  @Test func keepsTheContract() {
    expectContract("share()", { $0.share() }) { $0 }
    expectContract("share(replay:)", { $0.share(replay: 2) }) { $0 }
  }
}
