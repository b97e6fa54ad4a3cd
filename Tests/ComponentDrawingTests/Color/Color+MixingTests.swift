import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct ColorMixingTests {
  @Test func clampsComponents() {
    #expect(Color(red: -1, green: 2, blue: 0.5) == Color(red: 0, green: 1, blue: 0.5))
  }

  @Test func createsColorsOfTheColorWheel() {
    func color(_ hue: Double, _ saturation: Double = 1, _ brightness: Double = 1) -> Color {
      Color(hue: hue, saturation: saturation, brightness: brightness)
    }
    #expect(color(0) == Color(red: 1, green: 0, blue: 0))
    #expect(color(1.0 / 3) == Color(red: 0, green: 1, blue: 0))
    #expect(color(2.0 / 3) == Color(red: 0, green: 0, blue: 1))
    #expect(color(1.0 / 6) == Color(red: 1, green: 1, blue: 0))
    #expect(color(0.25, 0.5, 0.8) == Color(red: 0.6, green: 0.8, blue: 0.4))
    #expect(color(0.25, 0, 0.5) == Color(white: 0.5))
    #expect(color(9, 9, 9) == color(1, 1, 1) && color(.nan, .nan, .nan) == color(0, 0, 0))
    #expect(
      Color(hue: 0, saturation: 1, brightness: 1, opacity: 0.5)
        == Color(red: 1, green: 0, blue: 0, opacity: 0.5))
  }

  @Test func multipliesOpacities() {
    #expect(Color.red.opacity(0.5).opacity(0.5).coverage == Color.red.opacity(0.25).coverage)
    #expect(Color.red.opacity(2) == .red)
    #expect(Color.red.opacity(0) == .clear)
  }

  @Test func clampsMixingFractions() {
    #expect(Color.red.mix(with: .blue, by: -1).defaultComponents == Color.red.defaultComponents)
    #expect(Color.red.mix(with: .blue, by: 2).defaultComponents == Color.blue.defaultComponents)
    #expect(Color(white: 0).mix(with: Color(white: 0), by: 0.5) == Color(white: 0))
  }

  @Test func keepsTheHueOfTransparentColors() {
    #expect(Color.clear.mix(with: .red, by: 0.5) == .red.opacity(0.5))
    #expect(Color.red.mix(with: .clear, by: 0.25) == .red.opacity(0.75))
  }

  @Test func doesNotMixNamedColors() {
    #expect(Color("a").mix(with: .red, by: 0.1) == .red)
  }

  @Test func usesXtermsPaletteComponents() {
    #expect(Color.defaultComponents(ofPalette: 1) == (0xCD, 0, 0))
    #expect(Color.defaultComponents(ofPalette: 16) == (0, 0, 0))
    #expect(Color.defaultComponents(ofPalette: 231) == (255, 255, 255))
    #expect(Color.defaultComponents(ofPalette: 208) == (255, 135, 0))
    #expect(Color.defaultComponents(ofPalette: 232) == (8, 8, 8))
  }
}
