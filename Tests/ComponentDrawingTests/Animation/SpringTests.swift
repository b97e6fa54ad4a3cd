import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct SpringTests {
  @Test func replacesValuesThatAreNotFinite() {
    for value in [Double.nan, .infinity, -.infinity] {
      for spring in [
        Spring(response: value, dampingFraction: 1), Spring(response: 1, dampingFraction: value),
        Spring(mass: value, stiffness: 1, damping: 1),
        Spring(mass: 1, stiffness: value, damping: 1),
        Spring(mass: 1, stiffness: 1, damping: value),
      ] {
        #expect(spring.frequency.isFinite && spring.dampingFraction.isFinite)
        #expect(!spring.state(after: 1, velocity: 0).position.isNaN)
        #expect(!spring.settlingTime(velocity: 0).isNaN)
      }
    }
  }

  @Test func startsAtItsDistanceAndSettlesAtRest() {
    let spring = Spring(response: 0.5, dampingFraction: 0.5)
    #expect(spring.state(after: 0, velocity: 0).position == 1)
    let end = spring.state(after: spring.settlingTime(velocity: 0), velocity: 0)
    #expect(abs(end.position) < 1e-3)
  }

  @Test func criticallyDampedSpringDoesNotOvershoot() {
    let spring = Spring(response: 0.5, dampingFraction: 1)
    let positions = (0..<100).map { spring.state(after: Double($0) / 50, velocity: 0).position }
    #expect(positions.allSatisfy { $0 >= 0 })
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func undampedSpringOscillatesForever() {
    let spring = Spring(response: 1, dampingFraction: 0)
    #expect(abs(spring.state(after: 1, velocity: 0).position - 1) < 1e-9)
    #expect(abs(spring.state(after: 0.5, velocity: 0).position + 1) < 1e-9)
    #expect(spring.settlingTime(velocity: 0) == .infinity)
  }

  @Test func derivesFrequencyAndDampingFromPhysicalProperties() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(spring.frequency == 10)
    #expect(spring.dampingFraction == 0.5)
  }

  @Test func shortResponsesAreLimited() {
    #expect(Spring(response: 0, dampingFraction: 1) == Spring(response: 1e-3, dampingFraction: 1))
  }
}
