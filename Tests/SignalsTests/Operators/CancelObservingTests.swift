import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct CancelObservingTests {
  private let subject = PassthroughSubject<Int, Never>()
  private let count = CurrentValueSubject<Int, Never>(0)

  private var observed: some Publisher<Int, Never> {
    OperatorPublisher(subject, CancelObserving { [count] in count.value += 1 })
  }

  @Test func reportsACancelledSubscription() {
    let recorder = Recorder(observed)
    recorder.cancel()
    recorder.cancel()
    #expect(count.value == 1)
  }

  @Test func reportsASubscriberThatStops() {
    let recorder = Recorder(observed.prefix(1))
    subject.send(1)
    recorder.cancel()
    #expect(count.value == 1)
  }

  @Test func doesNotReportACompletion() {
    let recorder = Recorder(observed)
    subject.send(completion: .finished)
    recorder.cancel()
    #expect(recorder.completion == .finished)
    #expect(count.value == 0)
  }

  @Test func passesOnEventsWithoutAClosure() {
    let recorder = Recorder(OperatorPublisher(Just(1), CancelObserving(receiveCancel: nil)))
    #expect(recorder.values == [1])
    #expect(recorder.completion == .finished)
  }
}
