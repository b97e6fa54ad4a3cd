import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct UnimplementedSchedulerTests {
  private let failures = CurrentValueSubject<[String], Never>([])

  private var clock: UnimplementedScheduler {
    UnimplementedScheduler { [failures] in failures.value.append($0) }
  }

  @Test func failsWhenAJobIsScheduled() {
    let hasRun = CurrentValueSubject<Bool, Never>(false)
    clock.schedule(after: .seconds(2)) { hasRun.value = true }.cancel()
    #expect(
      failures.value == [
        "A job was scheduled after 2.0 seconds on a scheduler that should not be used."
      ])
    #expect(!hasRun.value)
  }

  @Test func failsWhenTheTimeIsRead() {
    #expect(clock.now == Instant(offset: .zero))
    #expect(
      failures.value == ["The time was read from a scheduler that should not be used."])
  }

  @Test func doesNotFailWhileItIsNotUsed() {
    let numbers = PassthroughSubject<Int, MarbleError>()
    let recorder = Recorder(numbers.retry(2, after: .seconds(1), on: clock))
    numbers.send(1)
    #expect(recorder.values == [1])
    #expect(failures.value == [])
  }
}
