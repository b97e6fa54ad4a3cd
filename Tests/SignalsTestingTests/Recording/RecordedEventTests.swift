import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RecordedEventTests {
  private let clock = TestScheduler()
  private let numbers = PassthroughSubject<Int, MarbleError>()

  @Test func areTheReceivedEventsWithTheirTimes() {
    let recorder = Recorder(numbers, on: clock)
    numbers.send(1)
    clock.advance(by: .milliseconds(1_500))
    numbers.send(2)
    #expect(recorder.events == [.value(1, at: .zero), .value(2, at: .milliseconds(1_500))])
    clock.advance(by: .seconds(1))
    numbers.send(completion: .finished)
    #expect(recorder.events.last == .finished(at: .milliseconds(2_500)))
  }

  @Test func haveTheFailure() {
    let recorder = Recorder(numbers, on: clock)
    clock.advance(by: .seconds(1))
    numbers.send(completion: .failure(MarbleError()))
    #expect(recorder.events == [.failure(MarbleError(), at: .seconds(1))])
    #expect(recorder.events != [.finished(at: .seconds(1))])
  }

  @Test func describeThemselvesAsCode() {
    let recorder = Recorder([1].publisher, on: clock)
    #expect(
      recorder.events.description == "[.value(1, at: 0.0 seconds), .finished(at: 0.0 seconds)]")
  }
}
