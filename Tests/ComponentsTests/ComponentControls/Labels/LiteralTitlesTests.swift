import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LiteralTitlesTests {
  private func effects(of text: String, @ViewBuilder in view: @escaping () -> some View)
    -> String?
  {
    Screen(columns: 24, rows: 6) { view() }.effects(of: text)
  }

  @Test func literalsMayContainMarkdown() {
    let isOn = true
    #expect(effects(of: "Go") { Button("**Go** on") {} } == "bold")
    #expect(effects(of: "on") { Button("**Go** on") {} } == "")
    #expect(effects(of: "Go") { Toggle("**Go**", isOn: .constant(isOn)) } == "bold")
    #expect(effects(of: "Go") { Label("**Go**", symbol: "→") } == "bold")
    #expect(effects(of: "Go") { Menu("**Go**") { Text("a") } } == "bold")
    #expect(effects(of: "Go") { Section("**Go**") { Text("a") } } == "bold")
    #expect(effects(of: "Go") { NavigationStack { NavigationLink("**Go**", value: 1) } } == "bold")
    #expect(effects(of: "Go") { Link("**Go**", destination: "https://a.b") } == "bold underlined")
  }

  @Test func stringsAreShownAsTheyAre() {
    let title = "**Go**"
    let screen = Screen(columns: 24, rows: 6) {
      Button(title) {}
      Toggle(title, isOn: .constant(true))
      Button("\(title)!") {}
    }
    #expect(screen.text.split(separator: "**Go**").count == 4)
    #expect(screen.text.contains("**Go**!"))
  }
}
