import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct ColorDownsamplerTests {
  private let red = CellColor(red: 255, green: 0, blue: 0)

  private func style(
    _ foreground: CellColor, on background: CellColor = .standard, _ effects: TextEffects = []
  ) -> CellStyle {
    CellStyle(foreground: foreground, background: background, effects: effects)
  }

  private func downsampled(_ style: CellStyle, to depth: ColorDepth) -> CellStyle {
    var downsampler = ColorDownsampler(depth: depth)
    return downsampler.downsampled(style)
  }

  @Test func convertsExactColorsToTheColorDepth() {
    #expect(downsampled(style(red, on: red), to: .trueColor) == style(red, on: red))
    let (bright, cube) = (CellColor(palette: 9), CellColor(palette: 196))
    #expect(downsampled(style(red, on: red), to: .ansi256) == style(cube, on: cube))
    #expect(downsampled(style(red, on: red), to: .ansi16) == style(bright, on: bright))
    #expect(downsampled(style(red), to: .none) == .standard)
  }

  @Test func convertsPaletteColorsOnlyIfTheTerminalLacksThem() {
    let (low, high) = (style(CellColor(palette: 15)), style(CellColor(palette: 196)))
    #expect(downsampled(low, to: .ansi16) == low)
    #expect(downsampled(high, to: .ansi256) == high)
    #expect(downsampled(high, to: .ansi16) == style(CellColor(palette: 9)))
  }

  @Test(arguments: ColorDepth.allCases, [SystemPalette.light, .dark, .terminal])
  func showsColorsWithANameAsTheBackgroundNeedsThem(depth: ColorDepth, palette: SystemPalette) {
    var downsampler = ColorDownsampler(depth: depth)
    downsampler.systemPalette = palette
    for name in SystemColor.allCases {
      let shown = downsampler.downsampled(style(CellColor(.init(.system(name)))))
      let exact = style(CellColor(name.color(in: depth.isFew ? .terminal : palette)))
      #expect(shown == downsampled(exact, to: depth))
      #expect(shown.foreground.system == nil)
    }
  }

  @Test(arguments: [(SystemPalette.light, UInt8(0x76)), (.dark, 0x89)])
  func mixesFaintTextWithItsBackground(palette: SystemPalette, gray: UInt8) {
    var downsampler = ColorDownsampler(depth: .trueColor)
    downsampler.systemPalette = palette
    let standard = CellColor(red: gray, green: gray, blue: gray)
    #expect(downsampler.downsampled(style(.standard, on: .standard, .dim)) == style(standard))
    let blue = CellColor(red: 0, green: 0, blue: 200)
    let pale = CellColor(red: 153, green: 0, blue: 80)
    #expect(
      downsampler.downsampled(style(red, on: blue, [.dim, .bold])) == style(pale, on: blue, .bold))
    downsampler = ColorDownsampler(depth: .ansi256)
    downsampler.systemPalette = palette
    #expect(!downsampler.downsampled(style(red, on: .standard, .dim)).effects.contains(.dim))
  }

  @Test func leavesFaintTextToTheTerminalWhereItKnowsTheColors() {
    let palette = style(CellColor(palette: 1), on: .standard, .dim)
    #expect(downsampled(palette, to: .trueColor) == palette)
    let onPalette = style(red, on: CellColor(palette: 1), .dim)
    #expect(downsampled(onPalette, to: .trueColor) == onPalette)
    let reversed = style(red, on: .standard, [.dim, .reverse])
    #expect(downsampled(reversed, to: .trueColor) == reversed)
    for depth in [ColorDepth.ansi16, .none] {
      #expect(downsampled(style(red, on: .standard, .dim), to: depth).effects == .dim)
    }
    var downsampler = ColorDownsampler(depth: .trueColor)
    downsampler.systemPalette = .terminal
    #expect(
      downsampler.downsampled(style(red, on: .standard, .dim)) == style(red, on: .standard, .dim))
  }

  @Test func writesNoBoldBlackWhereItIsShownAsGray() {
    let (black, white) = (CellColor(palette: 0), CellColor(palette: 7))
    for depth in ColorDepth.allCases where depth != .none {
      let effects: TextEffects = depth == .ansi16 ? [.reverse] : [.bold, .reverse]
      #expect(
        downsampled(style(black, on: white, [.bold, .reverse]), to: depth)
          == style(black, on: white, effects))
      #expect(
        downsampled(style(white, on: black, .bold), to: depth) == style(white, on: black, .bold))
    }
  }

  @Test func showsBackgroundsAsReversedWithoutColor() {
    #expect(downsampled(style(.standard, on: red), to: .none).effects == .reverse)
    #expect(downsampled(style(.standard, on: red, [.bold, .reverse]), to: .none).effects == .bold)
    #expect(downsampled(style(.standard, on: red.decorative), to: .none) == .standard)
  }

  @Test func blanksHalfBlocksThatAreReversedWithoutColor() {
    var downsampler = ColorDownsampler(depth: .none)
    let cell = GridCell(glyph: .upperHalf, style: style(red, on: red))
    #expect(downsampler.downsampled(cell).glyph == .blank)
    let plain = GridCell(glyph: .upperHalf, style: style(red))
    #expect(downsampler.downsampled(plain).glyph == .upperHalf)
  }

  @Test func downsamplesEachStyleOfASequence() {
    var downsampler = ColorDownsampler(depth: .none)
    let styles = [style(red), style(red, on: red), style(red)]
    #expect(styles.map { downsampler.downsampled($0).effects } == [[], .reverse, []])
  }
}
