import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct ThemeTests {
  @Test(arguments: Theme.Role.allCases)
  func aRoleNamesAProperty(role: Theme.Role) {
    var colors = Theme.Colors()
    colors[role] = .mint
    #expect(Theme.Role.allCases.filter { colors[$0] == .mint } == [role])
  }

  @Test func oneSetOfColorsIsForEveryBackground() {
    let theme = Theme(Theme.Colors(accent: .pink))
    #expect(theme.light == theme.dark)
    #expect(theme.light.accent == .pink)
  }

  @Test func aColorOfAThemeHasADescription() {
    #expect(Color.theme(.warning).description == "warning")
  }

  /// The standard themes that define all of their colors.
  private static let themes: [Theme] = [.highContrast, .nord, .gruvbox, .solarized]

  @Test(arguments: themes, [false, true])
  func textIsLegible(theme: Theme, isDark: Bool) {
    let colors = isDark ? theme.dark : theme.light
    let minimum = theme == .highContrast ? 7 : 4.0
    for role: Theme.Role in [.text, .accent, .success, .warning, .error] {
      #expect(contrast(colors[role], colors.background) >= minimum, "\(role)")
    }
    #expect(contrast(colors.onProminent, colors.prominent) >= minimum)
    #expect(contrast(colors.secondaryText, colors.background) >= minimum - 0.6)
  }

  /// The standard theme has the terminal's text and background, which may be gray.
  @Test(arguments: [false, true])
  func theStandardColorsAreLegible(isDark: Bool) {
    let colors = isDark ? Theme.standard.dark : Theme.standard.light
    let backgrounds =
      isDark
      ? [Color(hex: 0x000000), Color(hex: 0x1E1E1E), colors.surface]
      : [Color(hex: 0xFFFFFF), Color(hex: 0xFAFAFA), colors.surface]
    for background in backgrounds {
      for role: Theme.Role in [.secondaryText, .accent, .success, .warning, .error] {
        #expect(contrast(colors[role], background) >= 4.5, "\(role)")
      }
      for role: Theme.Role in [.border, .prominent] {
        #expect(contrast(colors[role], background) >= 3, "\(role)")
      }
    }
    #expect(contrast(colors.onProminent, colors.prominent) >= 7)
  }
}
