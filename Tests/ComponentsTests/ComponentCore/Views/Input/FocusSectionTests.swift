import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct FocusSectionTests {
  private struct Target: View {
    let title: String
    var body: some View { Mark(title: title).focusable() }
  }

  private struct Mark: View {
    let title: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? title.uppercased() : title) }
  }

  /// Returns the title that has the focus after `keys`.
  private func focused(after keys: [Key], @ViewBuilder _ content: () -> some View) -> String {
    let screen = Screen(columns: 20, rows: 6, content: content)
    _ = screen.text
    for key in keys { screen.press(key) }
    return screen.text.filter(\.isUppercase)
  }

  @Test func arrowsMoveIntoTheNearestSection() {
    let (column, far) = (
      VStack(alignment: .leading) {
        Text(" ")
        Text(" ")
        Target(title: "b")
      }, Target(title: "c")
    )
    let without = focused(after: [.tab, .right]) {
      HStack(alignment: .top) {
        Target(title: "a")
        column
        far
      }
    }
    #expect(without == "C")
    let with = focused(after: [.tab, .right]) {
      HStack(alignment: .top) {
        Target(title: "a")
        column.focusSection()
        far
      }
    }
    #expect(with == "B")
  }

  @Test func arrowsStayInASectionAsLongAsTheyCan() {
    let side = VStack {
      Text(" ")
      Target(title: "c")
    }
    let column = VStack(alignment: .leading, spacing: 3) {
      Target(title: "a")
      HStack {
        Text("   ")
        Target(title: "b")
      }
    }
    let keys: [Key] = [.tab, .tab, .down]
    let without = focused(after: keys) {
      HStack(alignment: .top) {
        side
        column
      }
    }
    #expect(without == "C")
    let with = focused(after: keys) {
      HStack(alignment: .top) {
        side
        column.focusSection()
      }
    }
    #expect(with == "B")
  }
}
