import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct MarblesRecorderTests {
  private let scheduler = TestScheduler()
  private let subject = PassthroughSubject<Int, MarbleError>()

  @Test func drawsEventsFromTheSubscriptionOn() {
    scheduler.advance(by: .seconds(5))
    let recorder = Recorder(subject, on: scheduler)
    scheduler.advance(by: .seconds(2))
    subject.send(12)
    scheduler.advance(by: .milliseconds(1_500))
    subject.send(completion: .failure(MarbleError()))
    #expect(
      recorder.marbles.events == [
        .init(frame: 2, mark: .value("12")), .init(frame: 3, mark: .failed),
      ])
  }

  @Test func drawsTheFinish() {
    let recorder = Recorder(subject, on: scheduler)
    subject.send(completion: .finished)
    #expect(recorder.marbles == "|")
  }
}
