import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PlainTextFieldStyleTests {
  private func screen(_ depth: ColorDepth, theme: Theme = .standard) -> Screen {
    Screen(columns: 5, rows: 1, colorDepth: depth) {
      TextField(text: .constant("ab")).textFieldStyle(.plain).theme(theme)
    }
  }

  @Test func isOnTheSurfaceAndMarksTheFocus() {
    let screen = screen(.trueColor)
    #expect(screen.frame[4, 0].attributes.background == Theme.standard.dark.field)
    #expect(screen.attributes(of: "ab")?.isUnderlined != true)
    #expect(screen.attributes(of: "ab")?.isBold != true)
    screen.press(.tab)
    #expect(screen.attributes(of: "ab")?.isBold == true)
    #expect(screen.attributes(of: "ab")?.isUnderlined == true)
  }

  @Test func rowsAreNotUnderlined() {
    let screen = Screen(columns: 5, rows: 2) {
      TextEditor(text: .constant("ab")).textFieldStyle(.plain)
    }
    screen.press(.tab)
    #expect(screen.attributes(of: "ab")?.isUnderlined != true)
  }

  @Test func isUnderlinedWhileThePointerIsOverIt() {
    let screen = screen(.trueColor)
    screen.move(column: 1, row: 0)
    #expect(screen.attributes(of: "ab")?.isUnderlined == true)
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func isUnderlinedWhereThereAreFewColors(_ depth: ColorDepth) {
    #expect(screen(depth).attributes(of: "ab")?.isUnderlined == true)
  }

  @Test func isUnderlinedInAThemeWithoutAColorOfFields() {
    var theme = Theme.standard
    theme.dark.field = .clear
    #expect(screen(.trueColor, theme: theme).attributes(of: "ab")?.isUnderlined == true)
  }
}
