import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct FontTests {
  @Test func setsWeightAndSlant() {
    #expect(Font.title.attributes.isBold == true)
    #expect(Font.body.attributes.isBold == false)
    #expect(Font.caption.attributes.isDim == true)
    #expect(Font.body.bold().attributes.isBold == true)
    #expect(Font.title.italic().attributes == Attributes(isBold: true, isItalic: true))
  }

  @Test func aWeightReplacesTheWeightOfAFont() {
    #expect(Font.title.weight(.regular) == .body)
    #expect(Font.body.weight(.heavy).attributes.isBold == true)
    #expect(Font.caption.weight(.bold).attributes.isDim == false)
    #expect(Font.body.italic().weight(.bold).attributes.isItalic == true)
  }

  @Test func systemFontsHaveAStyleOrAWeight() {
    #expect(Font.system(size: 40) == .body)
    #expect(Font.system(size: 40, weight: .bold, design: .monospaced) == .body.weight(.bold))
    #expect(Font.system(.headline).monospacedDigit() == .headline)
    #expect(Font.system(.caption, design: .monospaced, weight: .light).monospaced() == .caption)
    #expect(Font.TextStyle.allCases.map { Font.system($0).attributes.isBold }.count == 11)
  }
}
