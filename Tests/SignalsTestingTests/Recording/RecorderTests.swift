import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RecorderTests {
  @Test func recordsEventsWithTheirTimes() {
    let (scheduler, subject) = (TestScheduler(), PassthroughSubject<Int, MarbleError>())
    let recorder = Recorder(subject, on: scheduler)
    subject.send(1)
    scheduler.advance(by: .seconds(2))
    subject.send(2)
    subject.send(completion: .failure(MarbleError()))
    #expect(recorder.values == [1, 2])
    #expect(recorder.times == [Instant(offset: .zero), Instant(offset: .seconds(2))])
    #expect(recorder.completion == .failure(MarbleError()))
    #expect(recorder.completionTime == Instant(offset: .seconds(2)))
  }

  @Test func stopsRecordingWhenCancelled() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject)
    recorder.cancel()
    subject.send(1)
    #expect(recorder.values == [])
  }

  @Test func reportsEventsAfterTheCompletion() {
    let recorder = Recorder(SendingAfterCompletion())
    #expect(recorder.violations == ["A value was delivered after the completion"])
  }

}

/// Does not know when to stop.
private struct SendingAfterCompletion: Publisher {
  typealias Output = Int
  typealias Failure = Never

  consuming func subscribe<S: Subscriber<Int, Never>>(_ subscriber: consuming S) -> AnyCancellable {
    subscriber.receive(completion: .finished)
    _ = subscriber.receive(1)
    return AnyCancellable {}
  }
}
