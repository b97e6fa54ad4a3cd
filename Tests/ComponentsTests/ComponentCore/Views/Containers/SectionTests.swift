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
}
