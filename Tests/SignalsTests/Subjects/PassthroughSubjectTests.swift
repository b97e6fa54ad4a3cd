import Signals
import SignalsTesting
import Testing

@Suite struct PassthroughSubjectTests {
  private let subject = PassthroughSubject<Int, MarbleError>()

  @Test func sendsToWhoeverIsSubscribed() {
    let first = Recorder(subject)
    subject.send(1)
    let second = Recorder(subject)
    subject.send(2)
    #expect(first.values == [1, 2])
    #expect(second.values == [2])
  }

  @Test func isSilentAfterItsEnd() {
    let recorder = Recorder(subject)
    subject.send(completion: .failure(MarbleError()))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.values == [])
    #expect(recorder.completion == .failure(MarbleError()))
    #expect(recorder.violations == [])
  }

  @Test func tellsALateSubscriberOfTheEnd() {
    subject.send(completion: .finished)
    #expect(Recorder(subject).completion == .finished)
  }

  @Test func releasesItsSubscribersWhenNobodyIsLeftWhoCouldSend() {
    weak var witness: Witness?
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let subscription = subject?.sink { [held = Witness(&witness)] _ in _ = held }
    #expect(witness != nil)
    subject = nil
    #expect(witness == nil)
    _ = subscription
  }

  @Test func tellsThatSomethingHasHappened() {
    let pressed = PassthroughSubject<Void, Never>()
    let recorder = Recorder(pressed)
    pressed.send()
    #expect(recorder.values.count == 1)
  }
}

/// Something to be released.
final class Witness: Sendable {
  init(_ witness: inout Witness?) { witness = self }
}
