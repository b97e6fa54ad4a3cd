import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct MarblesRecorderTests {
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
        .init(frame: 2, mark: .value("12")),
        .init(frame: 3, offset: .milliseconds(500), mark: .failed),
      ])
  }

  @Test func drawsFramesOfAnyDuration() {
    let recorder = Recorder(subject, on: scheduler)
    for tenth in 1...3 {
      scheduler.advance(by: .milliseconds(100))
      subject.send(tenth)
    }
    #expect(recorder.marbles(frame: .milliseconds(100)) == "-123")
    #expect(recorder.marbles != "(123)")
  }

  @Test func drawsTheNamesOfValues() {
    let recorder = Recorder(subject, on: scheduler)
    for value in [10, 20, 30] { subject.send(value) }
    #expect(recorder.marbles(values: ["a": 10, "b": 20]) == "(ab<30>)")
  }

  @Test func hasAProblemIfTheGrammarIsViolated() {
    let recorder = Recorder(Twice(), on: scheduler)
    #expect(
      recorder.marbles.problem
        == "The stream violates the grammar: "
        + "A completion was delivered after the completion.")
  }

  @Test func drawsTheFinish() {
    let recorder = Recorder(subject, on: scheduler)
    subject.send(completion: .finished)
    #expect(recorder.marbles == "|")
  }
}

/// A publisher that finishes twice.
struct Twice: Publisher {
  typealias Output = Int
  typealias Failure = Never

  consuming func subscribe<S: Subscriber<Int, Never>>(_ subscriber: consuming S) -> AnyCancellable {
    subscriber.receive(completion: .finished)
    subscriber.receive(completion: .finished)
    return AnyCancellable {}
  }
}
