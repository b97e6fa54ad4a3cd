import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TableSortOrderTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
  }

  private struct People: View {
    @State private var people = [Person(id: 1, name: "Mei"), Person(id: 2, name: "Ann")]
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(people, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      }
      .onChange(of: order) { _, new in people.sort(using: new) }
    }
  }

  @Test func aTitleSortsByFoundationsComparators() {
    let screen = Screen(columns: 20, rows: 4, alignment: .topLeading) { People() }
    func names() -> [Substring] {
      screen.text.split(separator: "\n").dropFirst().map { $0.split(separator: " ").first ?? "" }
    }
    #expect(names().suffix(2) == ["Mei", "Ann"])
    screen.click(column: 1, row: 0)
    #expect(names().suffix(2) == ["Mei", "Ann"])
    screen.click(column: 1, row: 0)
    #expect(names().suffix(2) == ["Ann", "Mei"])
  }
}
