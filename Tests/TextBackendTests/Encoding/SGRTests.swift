import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct SGRTests {
  private func style(
    _ foreground: CellColor = .standard, on background: CellColor = .standard,
    _ effects: TextEffects = []
  ) -> CellStyle {
    CellStyle(foreground: foreground, background: background, effects: effects)
  }

  private func codes(from old: CellStyle, to new: CellStyle) -> String {
    written { SGR.change(from: old, to: new, &$0) }
  }

  private func sequence(from old: CellStyle?, to new: CellStyle) -> String {
    written { SGR.append(from: old, to: new, to: &$0) }
  }

  private func written(_ write: (inout ByteWriter) -> Void) -> String {
    var buffer = ByteBuffer()
    buffer.append(atMost: SGR.lengthLimit, write)
    return String(decoding: buffer.takeBytes(), as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func choosesTheShorterOfAChangeAndAReset() {
    let (red, blue) = (CellColor(palette: 1), CellColor(palette: 4))
    #expect(sequence(from: style(red, on: blue), to: style()) == "^[m")
    #expect(sequence(from: style(red, on: blue), to: style(red)) == "^[49m")
    #expect(sequence(from: style(red, on: blue, .bold), to: style(red)) == "^[0;31m")
    #expect(sequence(from: style(red), to: style(blue)) == "^[34m")
    #expect(sequence(from: style(red), to: style(red, on: blue, .bold)) == "^[1;44m")
    #expect(sequence(from: nil, to: style(red)) == "^[0;31m")
    #expect(sequence(from: nil, to: style()) == "^[m")
  }

  @Test(
    arguments: [
      (.standard, "39"), (CellColor(palette: 1), "31"), (CellColor(palette: 8), "90"),
      (CellColor(palette: 16), "38;5;16"),
      (CellColor(red: 1, green: 20, blue: 255), "38;2;1;20;255"),
    ] as [(CellColor, String)])
  func selectsForegrounds(color: CellColor, codes: String) {
    let other = style(CellColor(palette: 7))
    #expect(self.codes(from: other, to: style(color)) == codes)
  }

  @Test(
    arguments: [
      (.standard, "49"), (CellColor(palette: 1), "41"), (CellColor(palette: 15), "107"),
      (CellColor(palette: 255), "48;5;255"), (CellColor(red: 0, green: 0, blue: 0), "48;2;0;0;0"),
    ] as [(CellColor, String)])
  func selectsBackgrounds(color: CellColor, codes: String) {
    let other = style(on: CellColor(palette: 7))
    #expect(self.codes(from: other, to: style(on: color)) == codes)
  }

  @Test(
    arguments: [
      (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
      (.reverse, "7", "27"), (.strikethrough, "9", "29"),
    ] as [(TextEffects, String, String)])
  func switchesEffectsOnAndOff(effect: TextEffects, on: String, off: String) {
    let styled = style(.standard, on: .standard, effect)
    #expect(codes(from: style(), to: styled) == on)
    #expect(codes(from: styled, to: style()) == off)
    #expect(codes(from: styled, to: styled) == "")
  }

  @Test func switchesBoldOnAgainWhenOnlyDimEnds() {
    let both = style(.standard, on: .standard, [.bold, .dim])
    #expect(codes(from: both, to: style(.standard, on: .standard, .bold)) == "22;1")
  }

  @Test(
    arguments: [
      (UnderlineCode(pattern: .curly), "4;4:3", "24"),
      (UnderlineCode(pattern: .dotted), "4;4:4", "24"),
      (UnderlineCode(pattern: .dashed), "4;4:5", "24"),
      (UnderlineCode(color: 1), "4;58:5:1", "24;59"),
      (UnderlineCode(pattern: .curly, color: 15), "4;4:3;58:5:15", "24;59"),
    ])
  func switchesUnderlinesOnAndOff(code: UnderlineCode, on: String, off: String) {
    let styled = style(.standard, on: .standard, TextEffects.underline.with(code))
    #expect(codes(from: style(), to: styled) == on)
    #expect(codes(from: styled, to: style()) == off)
  }

  @Test func changesFromUnderlineToUnderline() {
    let curly = TextEffects.underline.with(UnderlineCode(pattern: .curly, color: 2))
    let plain = style(.standard, on: .standard, .underline)
    #expect(codes(from: style(.standard, on: .standard, curly), to: plain) == "4:1;59")
    #expect(codes(from: plain, to: style(.standard, on: .standard, curly)) == "4:3;58:5:2")
  }

  @Test func writesEachNumberOfABackgroundThatChangesAlone() {
    let (text, effects) = (CellColor(palette: 1), TextEffects([.bold, .underline]))
    let old = style(text, on: CellColor(palette: 4), effects)
    for number in 0...255 as ClosedRange<UInt8> {
      let color = CellColor(red: number, green: 255 - number, blue: number / 2)
      #expect(
        sequence(from: old, to: style(text, on: color, effects))
          == "^[48;2;\(number);\(255 - number);\(number / 2)m")
    }
  }
}
