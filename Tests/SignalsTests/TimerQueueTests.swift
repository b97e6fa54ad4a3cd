import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct TimerQueueTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func returnsJobsByDeadlineThenByOrder(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var timers = TimerQueue()
    let taken = CurrentValueSubject<[Int], Never>([])
    var entries: [(due: Int, index: Int, timer: AnyCancellable)] = []
    for index in 0..<300 {
      let due = Int.random(in: 0..<40, using: &random)
      let timer = timers.schedule(at: Instant(offset: .seconds(due))) {
        taken.value.append(index)
      }
      entries.append((due, index, timer))
      if Bool.random(using: &random) {
        entries.remove(at: Int.random(in: 0..<entries.count, using: &random))
          .timer.cancel()
      }
    }
    #expect(timers.count == entries.count)
    while let (_, job) = timers.popDue(at: Instant(offset: .seconds(40))) { job() }
    let expected = entries.sorted { ($0.due, $0.index) < ($1.due, $1.index) }.map(\.index)
    #expect(taken.value == expected, "seed \(seed)")
    #expect(timers.count == 0)
  }

  @Test func returnsNoJobBeforeItsDeadline() {
    var timers = TimerQueue()
    let timer = timers.schedule(at: Instant(offset: .seconds(2))) {}
    #expect(timers.popDue(at: Instant(offset: .seconds(1))) == nil)
    #expect(timers.nextDeadline() == Instant(offset: .seconds(2)))
    _ = timer
  }

  @Test func releasesACancelledJobAtOnce() {
    var timers = TimerQueue()
    let leaks = LeakCheck()
    let timer = timers.schedule(at: Instant(offset: .zero)) { [token = leaks.token("the job")] in
      withExtendedLifetime(token) {}
    }
    #expect(leaks.survivors == ["the job"])
    timer.cancel()
    #expect(leaks.survivors == [])
    #expect(timers.count == 0)
  }
}
