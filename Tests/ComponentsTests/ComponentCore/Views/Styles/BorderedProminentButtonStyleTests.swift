import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct BorderedProminentButtonStyleTests {
  @Test func prominentButtonIsFilled() {
    let screen = Screen(columns: 12, rows: 3) {
      Button("Go").color(.green).buttonStyle(.borderedProminent)
    }
    #expect(screen.picture == "▗▄▄▄▄▖\n▐ Go ▌\n▝▀▀▀▀▘")
    #expect(screen.attributes(of: "Go")?.background == .green)
    #expect(screen.attributes(of: "▄")?.foreground == .green)
    #expect(screen.attributes(of: "▄")?.background == nil)
  }

  @Test func aFocusedButtonIsFilledUpToItsEdges() {
    let screen = ButtonScenario.focused.screen(6, 3) { Button("Go").color(.red).prominent() }
    #expect(screen.text == "┏━━━━┓\n┃ Go ┃\n┗━━━━┛")
    #expect(screen.attributes(of: "┏")?.background == .red)
    #expect(screen.attributes(of: "┏")?.foreground == .white)
  }

  @Test func aDisabledButtonIsNotFilled() {
    let screen = ButtonScenario.disabled.screen(6, 3) { Button("Go").prominent() }
    #expect(screen.text == "┌╌╌╌╌┐\n┆ Go ┆\n└╌╌╌╌┘")
    #expect(screen.attributes(of: "Go")?.background == nil)
  }

  @Test(arguments: [
    (Color.terminal(.red), Color.white), (.terminal(.blue), .white), (.terminal(.green), .black),
    (.blue, .white), (.yellow, .black), (.white, .black), (Color(white: 0.2), .white),
  ])
  func theLabelIsLegible(fill: Color, label: Color) {
    let screen = Screen(columns: 12, rows: 3) { Button("Go").color(fill).prominent() }
    #expect(screen.attributes(of: "Go")?.foreground == label)
  }

  @Test func theLabelIsLegibleOnTheFormOfAColorForLightBackgrounds() {
    let screen = Screen(columns: 12, rows: 3) { Button("Go").color(.blue).prominent() }
    screen.colorScheme = .light
    #expect(screen.attributes(of: "Go")?.foreground == .white)
  }

  @Test func hasTheColorsOfTheTheme() {
    let theme = Theme(Theme.Colors(prominent: .teal, onProminent: .brown))
    let screen = Screen(columns: 12, rows: 3) { Button("Go").prominent().theme(theme) }
    #expect(screen.attributes(of: "Go")?.foreground == .brown)
    #expect(screen.attributes(of: "Go")?.background == .teal)
  }

  @Test func aSmallButtonIsAFilledRow() {
    let screen = Screen(columns: 6, rows: 1) { Button("Go").prominent().controlSize(.small) }
    #expect(screen.text == "  Go")
    #expect(screen.frame[0, 0].attributes.background == Theme.standard.dark.prominent)
    #expect(screen.frame[5, 0].attributes.background == Theme.standard.dark.prominent)
  }

  @Test func asciiHasABorderOnTheFill() {
    let screen = Screen(columns: 6, rows: 3) {
      Button("Go").prominent().environment(\.usesASCII, true)
    }
    #expect(screen.text == "+----+\n| Go |\n+----+")
    #expect(screen.attributes(of: "+")?.background == Theme.standard.dark.prominent)
  }
}

extension View {
  fileprivate func prominent() -> some View { buttonStyle(.borderedProminent) }
}
