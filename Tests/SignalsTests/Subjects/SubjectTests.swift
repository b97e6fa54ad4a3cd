import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct SubjectTests {
  @Test func sendsVoid() {
    let pressed = PassthroughSubject<Void, Never>()
    let recorder = Recorder(pressed)
    pressed.send()
    #expect(recorder.values.count == 1)
  }

  @Test func sendsThroughTheProtocol() {
    let subjects: [any Subject<Int, Never>] = [PassthroughSubject(), CurrentValueSubject(0)]
    let received = CurrentValueSubject<[Int], Never>([])
    let subscriptions = subjects.map { subject in
      AnyPublisher(subject).sink { received.value.append($0) }
    }
    for subject in subjects { subject.send(1) }
    #expect(received.value == [0, 1, 1])
    withExtendedLifetime(subscriptions) {}
  }
}
