import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ColorSchemeContrastTests {
  private struct Reader: View {
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View { Text(contrast == .increased ? "more" : "usual") }
  }

  @Test func viewsCanReadIt() {
    let screen = Screen(columns: 9, rows: 1) { Reader() }
    #expect(screen.picture == "usual")
    screen.colorSchemeContrast = .increased
    #expect(screen.picture == "more")
    screen.colorSchemeContrast = .standard
    #expect(screen.picture == "usual")
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi16, .none])
  func bordersAndFaintTextAreAsLegibleAsText(depth: ColorDepth) {
    let screen = Screen(columns: 9, rows: 6, colorDepth: depth) {
      Text("a").border()
      Text("faint").dim()
      Text("second").foregroundStyle(.theme(.secondaryText))
    }
    let border = screen.attributes(of: "╭")
    screen.colorSchemeContrast = .increased
    #expect(screen.attributes(of: "╭") != border)
    #expect(screen.attributes(of: "╭")?.foreground == screen.attributes(of: "a")?.foreground)
    #expect(screen.attributes(of: "╭")?.isDim == false)
    #expect(screen.attributes(of: "second")?.foreground == nil)
    #expect(screen.attributes(of: "second")?.isDim == false)
    #expect(screen.attributes(of: "faint")?.isDim == false)
    #expect(screen.attributes(of: "faint")?.isItalic == true)
    screen.colorSchemeContrast = .standard
    #expect(screen.attributes(of: "╭") == border)
    #expect(screen.attributes(of: "faint")?.isDim == true)
    #expect(screen.attributes(of: "faint")?.isItalic == false)
  }

  @Test func themesHaveStrongerColors() {
    let screen = Screen(columns: 9, rows: 3) { Text("a").border().theme(.nord) }
    #expect(screen.attributes(of: "╭")?.foreground == Theme.nord.dark.border)
    screen.colorSchemeContrast = .increased
    #expect(screen.attributes(of: "╭")?.foreground == Theme.nord.dark.text)
  }
}
