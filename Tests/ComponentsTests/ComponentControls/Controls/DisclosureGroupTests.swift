import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DisclosureGroupTests {
  private let isExpanded = CurrentValueSubject<Bool, Never>(false)

  @Test func showsItsContentOnAClick() {
    let screen = Screen(columns: 12, rows: 3) {
      DisclosureGroup("More") {
        Text("a")
        Text("b")
      }
    }
    #expect(screen.picture == "▸ More")
    screen.click(column: 3, row: 0)
    #expect(screen.picture == "▾ More\n  a\n  b")
    screen.click(column: 0, row: 0)
    #expect(screen.picture == "▸ More")
  }

  @Test func arrowsShowAndHide() {
    let screen = Screen(columns: 12, rows: 3) {
      DisclosureGroup("More", isExpanded: isExpanded) { Text("a") }
    }
    screen.press(.tab)
    #expect(!screen.press(.left))
    #expect(screen.press(.right))
    #expect(screen.picture == "▾ More\n  a")
    screen.press(.left)
    #expect(!isExpanded.value)
    screen.press(.space)
    #expect(isExpanded.value)
  }

  private struct Settings: View {
    @State private var isExpanded = true
    var body: some View {
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("a") }
      Text("\(isExpanded)")
    }
  }

  @Test func changesABinding() {
    let screen = Screen(columns: 12, rows: 3) { Settings() }
    #expect(screen.picture == "▾ More\n  a\ntrue")
    screen.click(column: 0, row: 0)
    #expect(screen.picture == "▸ More\nfalse")
  }

  @Test func reportsTheRequestedValueOfAPublisher() {
    var requests: [Bool] = []
    let screen = Screen(columns: 12, rows: 3) {
      DisclosureGroup(
        "More", isExpanded: isExpanded.map { $0 }.controlled { requests.append($0) }
      ) {
        Text("a")
      }
    }
    screen.click(column: 0, row: 0)
    #expect(requests == [true])
    #expect(screen.picture == "▸ More")
  }

  @Test func hiddenContentIsNotCreated() {
    var count = 0
    func content() -> Text {
      count += 1
      return Text("a")
    }
    let screen = Screen(columns: 12, rows: 3) {
      DisclosureGroup("More", isExpanded: isExpanded) { content() }
    }
    _ = screen.text
    #expect(count == 0)
    isExpanded.value = true
    _ = screen.text
    #expect(count == 1)
  }
}
