import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TableColumnHeadersTests {
  private struct File: Identifiable, Equatable {
    let id: String
  }

  private let files = [File(id: "a"), File(id: "b")]

  @Test func headersAreHiddenAndShown() {
    let visibilities = CurrentValueSubject<Visibility, Never>(.hidden)
    let screen = Screen(columns: 8, rows: 3) {
      Table(files) { TableColumn("Name", value: \.id) }.tableColumnHeaders(visibilities)
    }
    #expect(screen.text == "a\nb\n")
    visibilities.value = .visible
    #expect(screen.text == "Name\na\nb")
    visibilities.value = .hidden
    #expect(screen.text == "a\nb\n")
  }
}
