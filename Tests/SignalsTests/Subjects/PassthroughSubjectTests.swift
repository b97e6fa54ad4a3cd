import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct PassthroughSubjectTests {
  private let subject = PassthroughSubject<Int, MarbleError>()

  @Test func sendsToCurrentSubscribers() {
    let first = Recorder(subject)
    subject.send(1)
    let second = Recorder(subject)
    subject.send(2)
    #expect(first.values == [1, 2])
    #expect(second.values == [2])
  }

  @Test func sendsNothingAfterCompletion() {
    let recorder = Recorder(subject)
    subject.send(completion: .failure(MarbleError()))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.values == [])
    #expect(recorder.completion == .failure(MarbleError()))
    #expect(recorder.violations == [])
  }

  @Test func completesLateSubscribers() {
    subject.send(completion: .finished)
    #expect(Recorder(subject).completion == .finished)
  }

  @Test func releasesSubscribersWithTheSubject() {
    let leaks = LeakCheck()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let subscription = subject?.sink { [token = leaks.token("the closure")] _ in
      withExtendedLifetime(token) {}
    }
    #expect(leaks.survivors == ["the closure"])
    subject = nil
    #expect(leaks.survivors == [])
    _ = subscription
  }
}
