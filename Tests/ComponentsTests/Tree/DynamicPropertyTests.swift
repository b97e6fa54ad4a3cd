import Components
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(5))) struct DynamicPropertyTests {
  private struct Style: ButtonStyle {
    @State private var hovers = 0
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text("\(isEnabled) \(hovers)").onHover { if $0 { hovers += 1 } }
    }
  }

  @Test func linksThePropertiesOfAHost() {
    let screen = Screen(columns: 9, rows: 1) { Button("a").buttonStyle(Style()) }
    #expect(screen.text == "true 0")
    screen.move(column: 0, row: 0)
    #expect(screen.text == "true 1")
  }

  @Test func copiesOfAViewHaveSeparateState() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onTapGesture { count += 1 } }
    }
    let counter = Counter()
    let screen = Screen(columns: 9, rows: 2) {
      counter
      counter
    }
    _ = screen.text
    screen.click(column: 0, row: 1)
    #expect(screen.text == "0\n1")
  }
}
