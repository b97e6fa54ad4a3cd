import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct GradientTests {
  private let gradient = Gradient(
    stops: [.init(color: .red, location: 0.25), .init(color: .blue, location: 0.75)])

  @Test func keepsItsFirstAndLastColorOutsideTheStops() {
    #expect(gradient.color(at: 0) == .red)
    #expect(gradient.color(at: 0.25) == .red)
    #expect(gradient.color(at: 0.75).defaultComponents == Color.blue.defaultComponents)
    #expect(gradient.color(at: 1) == .blue)
  }

  @Test func mixesBetweenTwoStops() {
    #expect(gradient.color(at: 0.5) == Color.red.mix(with: .blue, by: 0.5))
  }

  @Test func spacesColorsEvenly() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test func isClearWithoutStops() {
    #expect(Gradient(colors: []).color(at: 0.5) == .clear)
  }
}
