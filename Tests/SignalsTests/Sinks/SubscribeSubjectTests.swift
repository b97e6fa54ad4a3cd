import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct SubscribeSubjectTests {
  @Test func sendsAllEventsToTheSubject() {
    let (source, target) = (
      PassthroughSubject<Int, MarbleError>(), PassthroughSubject<Int, MarbleError>()
    )
    let recorder = Recorder(target)
    let subscription = source.subscribe(target)
    source.send(1)
    source.send(completion: .failure(MarbleError()))
    #expect(recorder.values == [1])
    #expect(recorder.completion == .failure(MarbleError()))
    subscription.cancel()
  }

  @Test func holdsACurrentValueUntilThereIsASubscriber() {
    let (source, target) = (
      CurrentValueSubject<Int, Never>(0), PassthroughSubject<Int, Never>()
    )
    let subscription = source.subscribe(target)
    let first = Recorder(target)
    source.send(1)
    #expect(first.values == [0, 1])
    subscription.cancel()
    source.send(2)
    #expect(first.values == [0, 1])
  }

  @Test func cancelsBeforeThereIsASubscriber() {
    let target = PassthroughSubject<Int, Never>()
    CurrentValueSubject<Int, Never>(0).subscribe(target).cancel()
    #expect(Recorder(target).values == [])
  }

  @Test func releasesASubjectThatNeverHasASubscriber() {
    let leaks = LeakCheck()
    do {
      let (source, target) = (leaks.token("source"), PassthroughSubject<Int, Never>())
      let subscription = Just(1).map { [source] value in
        withExtendedLifetime(source) { value }
      }.subscribe(target)
      withExtendedLifetime(subscription) {}
    }
    #expect(leaks.survivors == [])
  }
}
