import Signals
import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct InterpolationTests {
  private let start = Instant(offset: .zero)

  private func time(_ seconds: Double) -> Instant { start.advanced(by: .seconds(seconds)) }

  @Test func endsAtItsTarget() {
    let interpolation = Interpolation(from: 0, to: 100, .linear(duration: 1), at: start)
    #expect(interpolation.value(at: time(0.25)) == 25)
    #expect(interpolation.value(at: time(1)) == nil)
    #expect(interpolation.target == 100)
  }

  @Test func startsAtTheValueOfTheInterruptedOne() {
    let first = Interpolation(from: 0, to: 100, .linear(duration: 1), at: start)
    let second = Interpolation(
      from: 0, to: 0, .linear(duration: 1), at: time(0.5), interrupting: first)
    #expect(second.value(at: time(0.5)) == 50)
    #expect(second.value(at: time(1)) == 25)
  }

  @Test func springKeepsTheVelocityTowardsTheNewTarget() {
    let spring = Animation.spring(response: 1, dampingFraction: 1)
    let first = Interpolation(from: 0.0, to: 100, .linear(duration: 1), at: start)
    let second = Interpolation(
      from: 0.0, to: 0, spring, at: time(0.5), interrupting: first)
    let still = Interpolation(from: 50.0, to: 0, spring, at: time(0.5))
    let later = time(0.55)
    #expect(second.value(at: later)! > 50)
    #expect(still.value(at: later)! < 50)
  }

  @Test func blendsTheInterruptedOneIn() {
    let first = Interpolation(from: 0.0, to: 100, .linear(duration: 1), at: start)
    let blending = Interpolation(
      from: 0.0, to: 0,
      .spring(response: 0.01, dampingFraction: 1, blendDuration: 1), at: time(0.5),
      interrupting: first)
    #expect(abs(blending.value(at: time(0.75))! - 56.25) < 1)
  }

  @Test func isIdleDuringADelay() {
    let interpolation = Interpolation(from: 0, to: 1, .linear(duration: 1).delay(2), at: start)
    #expect(interpolation.idleTime(at: time(0.5)) == 1.5)
  }
}
