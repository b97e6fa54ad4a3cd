import Signals
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct FrameClockTests {
  private let start = Instant(offset: .seconds(10))

  private func instant(_ milliseconds: Int) -> Instant {
    start.advanced(by: .milliseconds(milliseconds))
  }

  /// A clock that has shown a frame at the start.
  private var clock: FrameClock {
    var clock = FrameClock()
    clock.didRender(at: start, isShown: true)
    return clock
  }

  @Test func showsTheFirstFrameAtOnce() {
    #expect(FrameClock().delay(at: start) == .zero)
  }

  @Test func showsNothingWithoutAChange() {
    #expect(clock.delay(at: instant(1)) == nil)
    #expect(clock.delay(at: instant(1_000)) == nil)
  }

  @Test func showsTheFirstChangeAfterAPauseAtOnce() {
    var clock = clock
    clock.request()
    #expect(clock.delay(at: instant(17)) == .zero)
    #expect(clock.delay(at: instant(10_000)) == .zero)
  }

  @Test func showsSixtyFramesASecondOfAStream() {
    var clock = clock
    var frames = 0
    for time in 1...1_000 {
      clock.request()
      guard clock.delay(at: instant(time)) == .zero else { continue }
      clock.didRender(at: instant(time), isShown: true)
      frames += 1
    }
    #expect((55...60).contains(frames))
  }

  @Test func waitsForTheRestOfTheInterval() {
    var clock = clock
    clock.request()
    #expect(clock.delay(at: instant(10)) == FrameClock.interval - .milliseconds(10))
  }

  @Test func showsWhatAKeyChangesAtOnce() {
    var clock = clock
    clock.request(isUrgent: true)
    clock.request()
    #expect(clock.delay(at: instant(1)) == .zero)
    clock.didRender(at: instant(1), isShown: true)
    clock.request()
    #expect(clock.delay(at: instant(2)) == FrameClock.interval - .milliseconds(1))
  }

  @Test func aKeyWithoutEffectDelaysNothing() {
    var clock = clock
    clock.request(isUrgent: true)
    clock.didRender(at: instant(16), isShown: false)
    clock.request()
    #expect(clock.delay(at: instant(17)) == .zero)
  }
}
