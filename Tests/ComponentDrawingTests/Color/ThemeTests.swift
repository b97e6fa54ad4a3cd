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

  /// These palettes have colors of little contrast themselves.
  @Test(arguments: themes, [false, true])
  func textIsLegibleOnEachLevel(theme: Theme, isDark: Bool) {
    let colors = isDark ? theme.dark : theme.light
    let minimum = theme == .highContrast ? 7 : 3.5
    for level: Theme.Role in [.surface, .overlay] {
      for role: Theme.Role in [.text, .accent, .success, .warning, .error] {
        #expect(contrast(colors[role], colors[level]) >= minimum, "\(role) on \(level)")
      }
    }
    #expect(contrast(colors.text, colors.field) >= 4)
    #expect(contrast(colors.onSelection, colors.selection) >= 4)
    #expect(contrast(colors.selection, colors.surface) >= 3)
    #expect(Set([colors.background, colors.surface, colors.overlay, colors.field]).count == 4)
  }

  /// The standard theme has the terminal's text and background, which may be gray.
  @Test(arguments: [false, true])
  func theStandardColorsAreLegible(isDark: Bool) {
    let colors = isDark ? Theme.standard.dark : Theme.standard.light
    let backgrounds =
      isDark
      ? [Color(hex: 0x000000), Color(hex: 0x1E1E1E), colors.surface, colors.overlay, colors.field]
      : [Color(hex: 0xFFFFFF), Color(hex: 0xFAFAFA), colors.surface, colors.overlay, colors.field]
    for background in backgrounds {
      for role: Theme.Role in [.secondaryText, .accent, .success, .warning, .error] {
        #expect(contrast(colors[role], background) >= 4.5, "\(role)")
      }
      for role: Theme.Role in [.border, .prominent, .selection] {
        #expect(contrast(colors[role], background) >= 3, "\(role)")
      }
      // Text has the terminal's color, which is light gray or dark gray at least.
      let text = Color(hex: isDark ? 0xD0D0D0 : 0x333333)
      #expect(contrast(text, background) >= 7)
    }
    #expect(contrast(colors.onProminent, colors.prominent) >= 7)
    #expect(contrast(colors.onSelection, colors.selection) >= 7)
  }

  /// Where areas cannot be told apart, there are none, and a selection has swapped colors.
  @Test(arguments: [Theme.standard, .terminal] + themes)
  func fewColorsHaveNoLevels(theme: Theme) {
    for colors in [theme.dark.onFewColors, theme.light.onFewColors] {
      for role: Theme.Role in [.background, .surface, .overlay, .field, .selection] {
        #expect(colors[role] == .clear, "\(role)")
      }
    }
  }

  @Test func overlaysAndFieldsLookLikeSurfacesUnlessTheyHaveColors() {
    let colors = Theme.Colors(surface: .gray)
    #expect(colors.overlay == .gray)
    #expect(colors.field == .gray)
    #expect(Theme.Colors(surface: .gray, field: .mint).field == .mint)
  }
}
