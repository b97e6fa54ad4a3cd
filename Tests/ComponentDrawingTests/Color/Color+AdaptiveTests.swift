import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct ColorAdaptiveTests {
  private let color = Color(light: Color(white: 0.2), dark: Color(white: 0.8).opacity(0.5))

  @Test func hasAFormForEachBackground() {
    #expect(color.components(in: .light) == (51, 51, 51))
    #expect(color.components(in: .dark) == (204, 204, 204))
    #expect(color.components(in: .terminal) == (204, 204, 204))
  }

  @Test func hasTheSmallerOpacity() {
    #expect(color.coverage == Color.black.opacity(0.5).coverage)
  }

  @Test func colorsWithANameKeepTheirForms() {
    let color = Color(light: .red, dark: .red)
    #expect(color.components(in: .light) == Color.red.components(in: .light))
    #expect(color.components(in: .dark) == Color.red.components(in: .dark))
  }
}
