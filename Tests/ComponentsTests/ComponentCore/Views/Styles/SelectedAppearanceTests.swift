import Components
import TestSupport
import Testing
import TextBackend

/// The look of the current row, of focused marks and of selected text.
@MainActor @Suite(.watchdog) struct SelectedAppearanceTests {
  private func screen(_ depth: ColorDepth, theme: Theme = .standard) -> Screen {
    let screen = Screen(columns: 20, rows: 2, colorDepth: depth) {
      List(0..<2) { index in
        HStack {
          Text("row \(index)")
          Text("red").foregroundStyle(.red)
          Text("chip").background(.blue)
        }
      }
      .theme(theme)
    }
    screen.press(.tab)
    return screen
  }

  @Test func theCurrentRowHasTheColorsOfASelection() {
    let screen = screen(.trueColor)
    #expect(screen.effects(of: "row 0") == "selected")
    #expect(screen.effects(of: "row 1") == "")
    #expect(screen.frame[19, 0].attributes.background == Theme.standard.dark.selection)
  }

  @Test func textOfASelectedRowIsLegibleWhateverItsColor() {
    let screen = screen(.trueColor)
    #expect(screen.effects(of: "red") == "selected")
    screen.press(.down)
    #expect(screen.attributes(of: "red")?.foreground == .red)
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func theCurrentRowHasSwappedColorsWhereThereAreFew(depth: ColorDepth) {
    let screen = screen(depth)
    #expect(screen.effects(of: "row 0") == "reversed")
    #expect(screen.effects(of: "red") == "reversed")
    #expect(screen.effects(of: "row 1") == "")
  }

  @Test func theCurrentRowHasSwappedColorsInAThemeWithoutASelection() {
    #expect(screen(.trueColor, theme: .terminal).effects(of: "row 0") == "reversed")
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi16, .none])
  func aFocusedMarkIsSelected(depth: ColorDepth) {
    let screen = Screen(columns: 12, rows: 1, colorDepth: depth) {
      Toggle("Mute", isOn: .constant(true))
    }
    screen.press(.tab)
    #expect(screen.effects(of: "[✓]") == "bold \(depth == .trueColor ? "selected" : "reversed")")
    #expect(screen.effects(of: "Mute") == "")
  }

  @Test func theColorsOfASelectionAreThoseOfAnyView() {
    let text = Text("ab").foregroundStyle(.theme(.onSelection)).background(.theme(.selection))
    #expect(Screen(columns: 2, rows: 1) { text }.effects(of: "ab") == "selected")
    #expect(
      Screen(columns: 2, rows: 1, colorDepth: .ansi16) { text }.effects(of: "ab") == "reversed")
  }
}
