import SignalAlgorithms
import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct SchedulerTests {
  private let early = Instant(offset: .seconds(1))
  private let late = Instant(offset: .seconds(3))

  @Test func instantsAreOrderedByTheirOffset() {
    #expect(early < late)
    #expect(!(late < early))
    #expect(!(early < early))
    #expect(early == Instant(offset: .seconds(1)))
  }

  @Test func instantsAdvanceByADuration() {
    #expect(early.advanced(by: .seconds(2)) == late)
    #expect(early.duration(to: late) == .seconds(2))
    #expect(late.duration(to: early) == .seconds(-2))
  }

  @Test func instantsEndWithTheLastOne() {
    let last = Instant(offset: Duration(attoseconds: .max))
    let first = Instant(offset: Duration(attoseconds: .min))
    #expect(last.advanced(by: .seconds(1)) == last)
    #expect(first.advanced(by: .seconds(-1)) == first)
    #expect(first.duration(to: last) == last.offset)
    #expect(last.duration(to: first) == first.offset)
  }

  static let times: [Duration] = [
    .seconds(Int64.max), Duration(attoseconds: .max), .seconds(-5), .zero,
  ]

  @Test(arguments: times) func anyTimeMayBeGiven(time: Duration) {
    for scheduler in [AnyScheduler(TestScheduler()), AnyScheduler(SystemScheduler())] {
      let numbers = PassthroughSubject<Int, Never>()
      let publishers: [AnyPublisher<Int, Never>] = [
        AnyPublisher(numbers.debounce(for: time, scheduler: scheduler)),
        AnyPublisher(numbers.throttle(for: time, scheduler: scheduler, latest: true)),
        AnyPublisher(numbers.delay(for: time, scheduler: scheduler)),
        AnyPublisher(numbers.timeout(time, scheduler: scheduler)),
      ]
      let recorders = publishers.map { Recorder($0) }
      for number in 1...3 { numbers.send(number) }
      withExtendedLifetime(recorders) {}
    }
  }

  @Test(arguments: times.prefix(2)) func aPeriodMayBeEndless(period: Duration) {
    let clock = TestScheduler()
    let numbers = PassthroughSubject<Int, Never>()
    let recorders = [
      Recorder(Interval(every: period, on: clock)),
      Recorder(numbers.sampled(every: period, scheduler: clock)),
      Recorder(numbers.collect(.byTime(clock, period)).map(\.count)),
      Recorder(numbers.rate(per: period, scheduler: clock)),
    ]
    numbers.send(1)
    clock.advance(by: .seconds(1))
    #expect(recorders.map(\.values) == [[], [], [], []])
  }

  @Test(arguments: [0, 1, 2_365, 1 << 40])
  func theRestOfAPeriodIsExact(seconds: Int) {
    let start = Instant(offset: .milliseconds(300))
    let end = start.advanced(by: .seconds(seconds))
    #expect(start.remainder(ofPeriod: .seconds(1), at: end) == .seconds(1))
    let later = end.advanced(by: .milliseconds(999))
    #expect(start.remainder(ofPeriod: .seconds(1), at: later) == .milliseconds(1))
  }
}
