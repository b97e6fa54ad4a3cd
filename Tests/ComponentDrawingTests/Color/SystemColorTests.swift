import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct SystemColorTests {
  private static let hues = SystemColor.allCases.filter { $0 != .black && $0 != .white }

  @Test(arguments: hues, [SystemPalette.light, .dark])
  func isLegibleOnItsBackground(name: SystemColor, palette: SystemPalette) {
    let backgrounds: [UInt32] = palette == .light ? [0xFFFFFF, 0xFAFAFA] : [0x000000, 0x1E1E1E]
    for background in backgrounds {
      #expect(contrast(name.color(in: palette), Color(hex: background)) >= 4.5)
    }
  }

  @Test(arguments: hues, [SystemPalette.light, .dark])
  func bearsWhiteText(name: SystemColor, palette: SystemPalette) {
    if name == .yellow, palette == .dark { return }
    #expect(contrast(name.color(in: palette), .white) >= 3)
  }

  @Test(arguments: SystemColor.allCases)
  func isItselfInItsPalette(name: SystemColor) {
    let color = name.color(in: .terminal)
    if case .palette(let index) = color.value {
      #expect(TerminalColor(rawValue: index) != nil)
    } else {
      #expect(color == name.color(in: .dark))
    }
  }

  @Test func aMixtureHasBothForms() {
    let mixture = Color.red.mix(with: .blue, by: 0.5)
    for palette in [SystemPalette.light, .dark] {
      let (red, blue) = (SystemColor.red.color(in: palette), SystemColor.blue.color(in: palette))
      #expect(mixture.exact(in: palette) == red.mix(with: blue, by: 0.5))
    }
  }
}
