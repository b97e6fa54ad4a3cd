import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PickerInFormTests {
  private struct Account: View {
    @State private var country = 3

    var body: some View {
      Picker("Country", selection: $country) {
        ForEach(1...9, id: \.self) { Text("Country \($0)").tag($0) }
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

  @Test func aStyleIsStronger() {
    let screen = Screen(columns: 30, rows: 12) { Form { Account() }.pickerStyle(.inline) }
    #expect(screen.text.contains("✓ Country 3"))
  }
}
