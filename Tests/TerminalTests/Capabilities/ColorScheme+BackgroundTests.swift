import Components
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct ColorSchemeBackgroundTests {
  @Test(arguments: [
    ("rgb:0000/0000/0000", ColorScheme.dark), ("rgb:ffff/ffff/ffff", .light),
    ("rgb:f/f/f", .light), ("rgb:00/2b/36", .dark), ("rgb:fdfd/f6f6/e3e3", .light),
    ("rgb:000/000/fff", .dark), ("rgba:ffff/ffff/ffff/0000", .light),
  ])
  func readsColors(color: String, scheme: ColorScheme) {
    #expect(ColorScheme(background: color) == scheme)
  }

  @Test(arguments: [
    "", "rgb:", "rgb:f/f", "rgb:f/f/f/f", "rgba:f/f/f", "rgb:fffff/0/0", "rgb:g/0/0", "rgb:-1/0/0",
    "rgb:f//f", "hsl:0/0/0", "#ffffff", "?",
  ])
  func ignoresOtherTexts(text: String) {
    #expect(ColorScheme(background: text) == nil)
  }

  @Test(arguments: [
    ("15;0", ColorScheme.dark), ("0;15", .light), ("0;7", .light), ("7;8", .dark),
    ("0;default;15", .light),
  ])
  func readsTheVariable(variable: String, scheme: ColorScheme) {
    #expect(ColorScheme(foregroundAndBackground: variable) == scheme)
  }

  @Test(arguments: ["", "15", "15;", "15;default", "15;16", "15;300"])
  func ignoresOtherValuesOfTheVariable(variable: String) {
    #expect(ColorScheme(foregroundAndBackground: variable) == nil)
    #expect(ColorScheme(foregroundAndBackground: nil) == nil)
  }
}
