import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct DelayTests {
  private let scheduler = TestScheduler()

  private func delayed(_ line: Marbles) -> Marbles {
    marbles(line, on: scheduler) { $0.delay(for: .seconds(3), scheduler: scheduler) }
  }

  @Test func delaysEveryEvent() {
    #expect(delayed("--a-b---c|") == "-----a-b---c|")
    #expect(delayed("--(ab)---#") == "-----(ab)---#")
  }

  @Test func schedulesOneTimerForAllPendingEvents() throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(subject.delay(for: .seconds(3), scheduler: scheduler))
    for value in 0..<100 { subject.send(value) }
    #expect(scheduler.scheduled == 1)
    try scheduler.run()
    #expect(recorder.values == Array(0..<100))
  }

  @Test func dropsPendingEventsWhenCancelled() throws {
    let subject = PassthroughSubject<Int, Never>()
    let delayed = subject.delay(for: .seconds(3), scheduler: scheduler)
    let (cancelled, satisfied) = (Recorder(delayed), Recorder(delayed.prefix(1)))
    subject.send(1)
    subject.send(2)
    cancelled.cancel()
    try scheduler.run()
    #expect(cancelled.values == [])
    #expect(satisfied.values == [1])
    #expect(scheduler.scheduled == 0)
  }

  @Test func cancelsDuringADelivery() throws {
    let subject = PassthroughSubject<Int, Never>()
    let exit = CurrentValueSubject<AnyCancellable?, Never>(nil)
    let seen = CurrentValueSubject<[Int], Never>([])
    exit.value = subject.delay(for: .seconds(3), scheduler: scheduler).sink { value in
      seen.value.append(value)
      exit.value?.cancel()
    }
    subject.send(1)
    subject.send(2)
    try scheduler.run()
    #expect(seen.value == [1])
  }

  @Test func keepsTheContract() {
    expectContract("delay(for:scheduler:)", inTime: { $0.delay(for: .seconds(1), scheduler: $1) }) {
      $0
    }
  }
}
