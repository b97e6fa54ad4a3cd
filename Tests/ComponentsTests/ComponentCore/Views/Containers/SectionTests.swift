import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct SectionTests {
  @Test func placesItsPartsInTheContainer() {
    let text = picture(20, 2) {
      HStack { Section(header: Text("a"), footer: Text("c")) { Text("b") } }
    }
    #expect(text == "a b c")
  }

  @Test func itsHeaderFollowsAPublisher() {
    let titles = CurrentValueSubject<String, Never>("one")
    let screen = Screen(columns: 9, rows: 2) { Form { Section(titles) { Text("row") } } }
    #expect(screen.picture == "one\n  row")
    titles.value = "two"
    #expect(screen.picture == "two\n  row")
    #expect(screen.effects(of: "two") == "bold")
  }

  @Test func itsHeaderIsFaintInAMenu() {
    let screen = Screen(columns: 16, rows: 12) {
      Menu("m") { Section("Size") { Button("small") {} } }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.effects(of: "Size") == "dim")
  }

  @Test func hidesItsViews() {
    let isExpanded = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 3) {
      Form { Section("Done", isExpanded: isExpanded) { Text("row") } }
    }
    #expect(screen.picture == "▸ Done")
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.picture == "▾ Done\n  row")
    #expect(isExpanded.value)
    isExpanded.value = false
    #expect(screen.picture == "▸ Done")
  }

  @Test func hidesItsRowsInAList() {
    struct Tasks: View {
      @State private var isExpanded = true

      var body: some View {
        List {
          Section(isExpanded: $isExpanded) {
            ForEach(1..<3) { Text("row \($0)") }
          } header: {
            Text("Done")
          }
          Text("last")
        }
      }
    }
    let screen = Screen(columns: 9, rows: 4) { Tasks() }
    #expect(screen.picture == "▾ Done\nrow 1\nrow 2\nlast")
    screen.click(column: 0, row: 0)
    #expect(screen.picture == "▸ Done\nlast")
  }
}
