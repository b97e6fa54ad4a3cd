import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct TimeoutTests {
  private let scheduler = TestScheduler()

  private func timedOut(
    _ line: Marbles, customError: (@Sendable () -> MarbleError)? = nil
  ) -> Marbles {
    marbles(line, on: scheduler) {
      $0.timeout(.seconds(4), scheduler: scheduler, customError: customError)
    }
  }

  @Test func finishesOnTimeout() {
    #expect(timedOut("--a--b------c-|") == "--a--b---|")
  }

  @Test func failsWithTheCustomError() {
    #expect(timedOut("--a--b------c-|") { MarbleError() } == "--a--b---#")
  }

  @Test func measuresFromTheSubscription() {
    #expect(timedOut("------a-|") == "----|")
  }

  @Test func passesOnValuesInTime() {
    #expect(timedOut("---a---b---c--|") == "---a---b---c--|")
    #expect(scheduler.scheduled == 0)
  }

  @Test func cancelsTheUpstreamOnTimeout() throws {
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      subject.handleEvents(receiveCancel: { cancelled.value = true })
        .timeout(.seconds(4), scheduler: scheduler))
    try scheduler.run()
    #expect(recorder.completion == .finished)
    #expect(cancelled.value)
  }

  @Test func leavesNothingScheduled() {
    Recorder(PassthroughSubject<Int, Never>().timeout(.seconds(4), scheduler: scheduler)).cancel()
    #expect(scheduler.scheduled == 0)
  }

  @Test func keepsTheContract() {
    expectContract(
      "timeout(_:scheduler:customError:)", inTime: { $0.timeout(.seconds(1), scheduler: $1) }
    ) {
      $0
    }
  }
}
