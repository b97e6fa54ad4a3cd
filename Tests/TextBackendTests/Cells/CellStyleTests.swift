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
}
