import Components
import TestSupport
import Testing
import TextBackend

/// The arrangement that a picker chooses itself.
@MainActor @Suite(.watchdog) struct AutomaticPickerTests {
  private struct Account: View {
    var countries = 1...7
    @State private var country = 3

    var body: some View {
      Picker("Country", selection: $country) {
        ForEach(countries, id: \.self) { Text("Country \($0)").tag($0) }
      }
    }
  }

  @Test func aPickerInAFormIsOneRowThatOpens() throws {
    let screen = Screen(columns: 30, rows: 12) { Form { Account() } }
    #expect(screen.text.contains("Country 3"))
    #expect(!screen.text.contains("Country 4"))
    try screen.click("Country 3")
    #expect(screen.text.contains("Country 4"))
  }

  @Test func aPickerElsewhereShowsItsOptions() {
    let screen = Screen(columns: 30, rows: 12) { Account() }
    #expect(screen.text.contains("(•) Country 3"))
    #expect(screen.text.contains("( ) Country 4"))
  }

  @Test func moreThanSevenOptionsAreAMenu() throws {
    let screen = Screen(columns: 30, rows: 14) { Account(countries: 1...8) }
    #expect(!screen.text.contains("Country 4"))
    try screen.click("Country 3")
    #expect(screen.text.contains("Country 8"))
  }

  @Test func theOptionsOfAllPartsCount() {
    let screen = Screen(columns: 30, rows: 14) {
      Picker("Month", selection: .constant(0)) {
        Text("None").tag(0)
        Group {
          ForEach(1..<8) { Text("Month \($0)").tag($0) }
        }
      }
    }
    #expect(!screen.text.contains("Month 1"))
  }

  @Test func aStyleIsStronger() {
    let screen = Screen(columns: 30, rows: 12) { Form { Account() }.pickerStyle(.inline) }
    #expect(screen.text.contains("✓ Country 3"))
  }
}
