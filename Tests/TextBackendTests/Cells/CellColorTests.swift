import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct CellColorTests {
  @Test func storesExactAndPaletteColors() {
    let exact = CellColor(Color(.rgb(red: 1, green: 20, blue: 255)))
    #expect(exact.rgb.map { [$0.red, $0.green, $0.blue] } == [1, 20, 255])
    #expect(exact.palette == nil)
    let palette = CellColor(Color(.palette(200)))
    #expect(palette.palette == 200)
    #expect(palette.rgb == nil)
  }

  @Test(arguments: [nil, Color(.standard), .clear, .accentColor, Color("name")])
  func storesUnresolvedColorsAsTheDefault(color: Color?) {
    #expect(CellColor(color) == .standard)
  }

  @Test func marksOnlyExactColorsAsDecorative() {
    let exact = CellColor(red: 1, green: 2, blue: 3)
    #expect(exact.decorative.isDecorative)
    #expect(exact.decorative.rgb.map { [$0.red, $0.green, $0.blue] } == [1, 2, 3])
    #expect(!exact.isDecorative)
    #expect(CellColor(palette: 1).decorative == CellColor(palette: 1))
    #expect(CellColor.standard.decorative == .standard)
  }

  @Test func tellsTheDefaultFromBlack() {
    #expect(CellColor.standard.isStandard)
    #expect(!CellColor(palette: 0).isStandard)
    #expect(!CellColor(red: 0, green: 0, blue: 0).isStandard)
  }
}

@Suite(.watchdog) struct CellColorBlendingTests {
  private let half = Color(.rgb(red: 255, green: 255, blue: 255)).opacity(0.5)

  private func components(_ color: CellColor) -> [UInt8]? {
    color.rgb.map { [$0.red, $0.green, $0.blue] }
  }

  @Test func anOpaqueColorReplacesTheBackground() {
    let red = CellColor(palette: 1)
    #expect(CellColor(red: 9, green: 9, blue: 9).covered(by: Color(.palette(1)), in: .dark) == red)
    #expect(CellColor.standard.coveredText(by: Color(.palette(1)), in: .dark) == red)
  }

  @Test func aTranslucentColorMixesWithTheBackground() {
    let color = CellColor(red: 0, green: 100, blue: 255).covered(by: half, in: .dark)
    #expect(components(color) == [128, 178, 255])
  }

  @Test func mixesPaletteColorsByTheirDefaultComponents() {
    let (red, green, blue) = Color.defaultComponents(ofPalette: 4)
    let exact = CellColor(red: red, green: green, blue: blue)
    #expect(
      CellColor(palette: 4).covered(by: half, in: .dark) == exact.covered(by: half, in: .dark))
  }

  @Test func assumesABlackBackgroundAndLightText() {
    #expect(components(CellColor.standard.covered(by: half, in: .dark)) == [128, 128, 128])
    #expect(components(CellColor.standard.coveredText(by: half, in: .dark)) == [242, 242, 242])
  }

  @Test func assumesAWhiteBackgroundAndDarkTextInALightScheme() {
    let black = Color.black.opacity(128.0 / 255)
    #expect(components(CellColor.standard.covered(by: black, in: .light)) == [127, 127, 127])
    #expect(components(CellColor.standard.coveredText(by: half, in: .light)) == [141, 141, 141])
  }

  @Test(arguments: ColorScheme.allCases)
  func translucentTextIsBetweenTheTextAndTheBackground(scheme: ColorScheme) {
    let text = CellColor.standard.covered(by: .primary.opacity(0.5), in: scheme)
    #expect(components(text) == (scheme == .dark ? [115, 115, 115] : [140, 140, 140]))
  }
}
