import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ImmediateSchedulerTests {
  private let clock = ImmediateScheduler()
  private let numbers = PassthroughSubject<Int, MarbleError>()

  @Test func publishesDebouncedValuesAtOnce() {
    let recorder = Recorder(numbers.debounce(for: .seconds(3), scheduler: clock))
    for number in 1...2 {
      numbers.send(number)
      #expect(recorder.values.last == number)
    }
    numbers.send(completion: .finished)
    #expect(recorder.values == [1, 2])
    #expect(recorder.completion == .finished)
    #expect(clock.now == Instant(offset: .seconds(6)))
  }

  @Test func needsNoTimeForAnyOperator() {
    let delayed = Recorder(numbers.delay(for: .seconds(1), scheduler: clock))
    let throttled = Recorder(numbers.throttle(for: .seconds(1), scheduler: clock, latest: true))
    let moved = Recorder(numbers.receive(on: clock))
    let groups = Recorder(numbers.collect(.byTime(clock, .seconds(1))))
    for number in 1...3 { numbers.send(number) }
    #expect(
      [delayed.values, throttled.values, moved.values] == [[1, 2, 3], [1, 2, 3], [1, 2, 3]])
    #expect(groups.values == [[1], [2], [3]])
  }

  @Test func retriesAtOnce() {
    let attempts = CurrentValueSubject<Int, Never>(0)
    let failing = Deferred {
      attempts.value += 1
      return Fail<Int, MarbleError>(error: MarbleError())
    }
    let recorder = Recorder(failing.retry(3, after: .seconds(10), on: clock))
    #expect(attempts.value == 4)
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func anIntervalGoesOnUntilItIsStopped() {
    let recorder = Recorder(Interval(every: .seconds(1), on: clock).prefix(3))
    #expect(recorder.values == [0, 1, 2])
    #expect(recorder.completion == .finished)
  }
}
