import Components
import Testing

@testable import TextBackend

@Suite(.timeLimit(.minutes(5))) struct TextEffectsTests {
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
}
