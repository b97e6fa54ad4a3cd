import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RecorderTimeTests {
  private let clock = TestScheduler()

  @Test func advancesTheTimeUntilThereIsAValue() async throws {
    let ticks = Recorder(Interval(every: .seconds(1), on: clock), on: clock)
    #expect(try await ticks.next(within: .seconds(5)) == 0)
    #expect(clock.now == Instant(offset: .seconds(1)))
    #expect(try await ticks.next(within: .seconds(1)) == 1)
    #expect(clock.now == Instant(offset: .seconds(2)))
  }

  @Test func reportsAValueThatDoesNotCome() async {
    let never = Recorder(Empty<Int, Never>(completeImmediately: false), on: clock)
    await #expect(
      throws: ExpectationError("Expected a value within 2.0 seconds, but received nothing.")
    ) { try await never.next(within: .seconds(2)) }
    #expect(clock.now == Instant(offset: .seconds(2)))
  }

  @Test func reportsAStreamThatEndsBefore() async {
    let empty = Recorder(Empty<Int, Never>(), on: clock)
    await #expect(
      throws: ExpectationError("Expected a value within 2.0 seconds, but the stream finished.")
    ) { try await empty.next(within: .seconds(2)) }
    #expect(clock.now == Instant(offset: .zero))
  }

  @Test func checksThatNothingComes() async throws {
    let ticks = Recorder(Interval(every: .seconds(2), on: clock), on: clock)
    try await ticks.expectNone(for: .seconds(1))
    #expect(clock.now == Instant(offset: .seconds(1)))
    await #expect(
      throws: ExpectationError("Expected no event for 1.0 seconds, but received 0.")
    ) { try await ticks.expectNone(for: .seconds(1)) }
  }

  @Test func reportsACompletionWhereNothingIsExpected() async {
    let empty = Recorder(Empty<Int, Never>(), on: clock)
    await #expect(
      throws: ExpectationError("Expected no event for 1.0 seconds, but the stream finished.")
    ) { try await empty.expectNone(for: .seconds(1)) }
  }

  @Test func waitsForOtherTasksInTheTimeOfAnyScheduler() async throws {
    let (subject, other) = (PassthroughSubject<Int, Never>(), AnyScheduler(clock))
    let recorder = Recorder(subject, on: other)
    let sender = Task { [clock] in
      await clock.untilScheduled(1)
      subject.send(7)
    }
    #expect(try await recorder.next(within: .seconds(1)) == 7)
    let timer = Task { [clock] in
      await clock.untilScheduled(1)
      clock.advance(by: .seconds(1))
    }
    try await recorder.expectNone(for: .seconds(1))
    _ = await (sender.value, timer.value)
  }
}
