import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct CellStyleBlendingTests {
  private let red = CellColor(red: 200, green: 0, blue: 0)
  private let half = Color(.rgb(red: 0, green: 0, blue: 200)).opacity(0.5)

  private func style(_ foreground: CellColor, on background: CellColor) -> CellStyle {
    CellStyle(foreground: foreground, background: background, effects: .bold)
  }

  @Test func blendsTheBackgroundBeforeTheForeground() {
    let blended = style(.standard, on: .standard)
      .blended(Attributes(foreground: half, background: half), over: red, in: .dark)
    #expect(blended.background == red.covered(by: half, in: .dark))
    #expect(blended.foreground == red.covered(by: half, in: .dark).covered(by: half, in: .dark))
    #expect(blended.effects == .bold)
  }

  @Test func keepsTheColorsThatAreNotBlended() {
    let blended = style(red, on: .standard).blended(Attributes(), over: red, in: .dark)
    #expect(blended == style(red, on: red))
  }

  @Test func tintsTextAndBackground() {
    let tinted = style(red, on: red).tinted(by: half, in: .dark)
    #expect(tinted.foreground == red.coveredText(by: half, in: .dark))
    #expect(tinted.background == red.covered(by: half, in: .dark))
    #expect(tinted.effects == .bold)
  }

  @Test func tintingADefaultBackgroundIsDecorative() {
    #expect(style(red, on: .standard).tinted(by: half, in: .dark).background.isDecorative)
    #expect(style(red, on: red.decorative).tinted(by: half, in: .dark).background.isDecorative)
    #expect(!style(red, on: red).tinted(by: half, in: .dark).background.isDecorative)
  }

  @Test func onBackgroundKeepsForegroundAndEffects() {
    let blue = CellColor(palette: 4)
    #expect(style(red, on: .standard).onBackground(style(blue, on: blue)) == style(red, on: blue))
  }
}
