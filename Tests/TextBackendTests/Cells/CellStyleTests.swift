import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct CellStyleTests {
  @Test func roundTripsColorsAndEffects() {
    let colors = [
      CellColor.standard, CellColor(palette: 0), CellColor(palette: 255),
      CellColor(red: 0, green: 0, blue: 0), CellColor(red: 255, green: 254, blue: 253),
    ]
    for foreground in colors {
      for background in colors {
        for raw in 0..<64 as Range<UInt16> {
          let effects = TextEffects(rawValue: raw)
          let style = CellStyle(foreground: foreground, background: background, effects: effects)
          #expect(style.foreground == foreground)
          #expect(style.background == background)
          #expect(style.effects == effects)
        }
      }
    }
  }

  @Test func tellsChangesOfTheBackgroundAlone() {
    let (red, blue) = (CellColor(palette: 1), CellColor(red: 0, green: 0, blue: 9))
    let style = CellStyle(foreground: red, background: blue, effects: .bold)
    #expect(
      CellStyle(foreground: red, background: red, effects: .bold).differsOnlyInBackground(
        from: style))
    #expect(
      !CellStyle(foreground: blue, background: red, effects: .bold).differsOnlyInBackground(
        from: style))
    #expect(
      !CellStyle(foreground: red, background: red, effects: .dim).differsOnlyInBackground(
        from: style))
  }

  @Test func knowsWhatTerminalsShowInTheirOwnWays() {
    let exact = CellColor(red: 1, green: 2, blue: 3)
    func style(_ color: CellColor, _ effects: TextEffects) -> CellStyle {
      CellStyle(foreground: exact, background: color, effects: effects)
    }
    #expect(style(exact, [.bold, .underline, .reverse]).isExact)
    #expect(style(CellColor(palette: 1), []).isExact)
    #expect(!style(CellColor(system: .red), []).isExact)
    #expect(!style(exact, .dim).isExact)
    #expect(!style(exact, TextEffects.underline.with(UnderlineCode(pattern: .curly))).isExact)
    #expect(!CellStyle(foreground: CellColor(system: .red), background: exact, effects: []).isExact)
  }
}
