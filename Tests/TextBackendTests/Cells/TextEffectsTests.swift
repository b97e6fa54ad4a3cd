import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct TextEffectsTests {
  @Test(
    arguments: [
      (Attributes(isBold: true), .bold), (Attributes(isDim: true), .dim),
      (Attributes(isItalic: true), .italic), (Attributes(isUnderlined: true), .underline),
      (Attributes(isReversed: true), .reverse), (Attributes(isStrikethrough: true), .strikethrough),
      (Attributes(isBold: false), TextEffects()), (Attributes(), TextEffects()),
    ] as [(Attributes, TextEffects)])
  func followsTheAttributes(attributes: Attributes, effects: TextEffects) {
    #expect(TextEffects(attributes) == effects)
  }

  @Test func holdsTheUnderline() {
    let code = UnderlineCode(pattern: .dashed, color: 15)
    let effects = TextEffects([.bold, .underline, .strikethrough]).with(code)
    #expect(effects.underlineCode == code)
    #expect(effects.isSuperset(of: [.bold, .underline, .strikethrough]))
    #expect(effects.with(.plain) == [.bold, .underline, .strikethrough])
    let style = CellStyle(
      foreground: .standard, background: CellColor(red: 255, green: 255, blue: 255),
      effects: effects)
    #expect(style.effects == effects)
    #expect(style.background == CellColor(red: 255, green: 255, blue: 255))
  }

  @Test func anUnderlineThatIsOffHasNoLook() {
    let style = TextLineStyle(pattern: .curly, color: .red)
    #expect(TextEffects(Attributes(isUnderlined: false, underlineStyle: style)) == [])
    #expect(TextEffects(Attributes(underlineStyle: style)) == [])
  }
}
