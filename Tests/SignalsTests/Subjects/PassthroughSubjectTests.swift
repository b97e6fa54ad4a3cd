import Signals
import SignalsTesting
import Testing

@Suite struct PassthroughSubjectTests {
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
    weak var probe: DeallocationProbe?
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let subscription = subject?.sink { [held = DeallocationProbe(&probe)] _ in _ = held }
    #expect(probe != nil)
    subject = nil
    #expect(probe == nil)
    _ = subscription
  }

  @Test func sendsVoid() {
    let pressed = PassthroughSubject<Void, Never>()
    let recorder = Recorder(pressed)
    pressed.send()
    #expect(recorder.values.count == 1)
  }
}

/// Something to be released.
final class DeallocationProbe: Sendable {
  init(_ probe: inout DeallocationProbe?) { probe = self }
}
