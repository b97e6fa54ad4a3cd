import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct DebounceTests {
  private let scheduler = TestScheduler()

  private func debounced(_ line: Marbles) -> Marbles {
    marbles(line, on: scheduler) { $0.debounce(for: .seconds(3), scheduler: scheduler) }
  }

  @Test func publishesAValueAfterAPause() {
    #expect(debounced("--a-bc--------d-----|") == "--------c--------d--|")
  }

  @Test func publishesThePendingValueOnFinish() {
    #expect(debounced("--a-bc-|") == "-------(c|)")
  }

  @Test func dropsThePendingValueOnFailure() {
    #expect(debounced("--a-bc-#") == "-------#")
  }

  @Test func deliversTheCompletionOnTheScheduler() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.debounce(for: .seconds(3), scheduler: scheduler))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.values == [])
    #expect(recorder.completion == nil)
    scheduler.advance()
    #expect(recorder.values == [1])
    #expect(recorder.completion == .finished)
  }

  @Test func schedulesOneTimerForABurst() throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.debounce(for: .seconds(3), scheduler: scheduler), on: scheduler)
    for value in 0..<100 { subject.send(value) }
    #expect(scheduler.scheduled == 1)
    try scheduler.run()
    #expect(recorder.values == [99])
    #expect(recorder.times.map(\.offset) == [.seconds(3)])
    #expect(scheduler.scheduled == 0)
  }

  @Test func leavesNothingScheduled() throws {
    let subject = PassthroughSubject<Int, Never>()
    let debounced = subject.debounce(for: .seconds(3), scheduler: scheduler)
    let (cancelled, satisfied) = (Recorder(debounced), Recorder(debounced.prefix(1)))
    subject.send(1)
    cancelled.cancel()
    try scheduler.run()
    subject.send(2)
    #expect(cancelled.values == [])
    #expect(satisfied.values == [1])
    #expect(scheduler.scheduled == 0)
  }

  @Test func acceptsValuesDuringItsDelivery() throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      subject.debounce(for: .seconds(3), scheduler: scheduler)
        .handleEvents(receiveOutput: { if $0 < 3 { subject.send($0 + 1) } }), on: scheduler)
    subject.send(1)
    try scheduler.run()
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.times.map(\.offset) == [3, 6, 9].map { .seconds($0) })
  }

  @Test func keepsTheContract() {
    expectContract(
      "debounce(for:scheduler:)", inTime: { $0.debounce(for: .seconds(1), scheduler: $1) }
    ) {
      $0.suffix(1)
    }
  }
}
