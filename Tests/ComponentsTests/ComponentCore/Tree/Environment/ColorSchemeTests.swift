import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ColorSchemeTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(scheme)").frame(width: 10, alignment: .leading) }
  }

  @Test func isThatOfTheScreen() {
    let screen = Screen(columns: 10, rows: 1) { Reader() }
    #expect(screen.text == "dark")
    screen.colorScheme = .light
    #expect(screen.text == "light")
  }

  @Test func canBeReplacedForAView() {
    let screen = Screen(columns: 10, rows: 1) { Reader().environment(\.colorScheme, .light) }
    #expect(screen.text == "light")
  }
}
