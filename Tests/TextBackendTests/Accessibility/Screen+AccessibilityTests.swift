import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScreenAccessibilityTests {
  @Test func tellsRolesLabelsValuesAndStates() {
    let screen = Screen(columns: 40, rows: 20) {
      VStack {
        Text("Network").bold().accessibilityAddTraits(.isHeader)
        Toggle("Wi-Fi", isOn: .constant(true))
        Slider(value: .constant(5), in: 0...10) { Text("Volume") }
        Button("Delete All").disabled()
        TextField("Name", text: .constant("Blob"))
        SecureField("Password", text: .constant("secret"))
      }
    }
    screen.press(.tab)
    #expect(
      screen.accessibility.description == """
        screen
          Network, heading
          Wi-Fi, toggle, on, focused
          Volume, slider, 5
          Delete All, button, disabled
          Name, text field, Blob
          Password, secure text field, 6 characters
        """)
  }

  @Test func findsElements() {
    let screen = Screen(columns: 20, rows: 6) {
      VStack {
        Button("Save")
        Button("Save").accessibilityIdentifier("second")
      }
    }
    #expect(screen.accessibility.first("Save", .button)?.frame.origin.y == 0)
    #expect(screen.accessibility.first(identifier: "second")?.frame.origin.y == 3)
    #expect(screen.accessibility.first("Save", .link) == nil)
    #expect(screen.accessibility.focused == nil)
    screen.press(.tab)
    #expect(screen.accessibility.focused?.summary == "Save, button")
  }

  @Test func tellsOnlyWhatADialogContains() {
    let isShown = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 40, rows: 12) {
      Button("Delete").alert("Delete the file?", isPresented: isShown) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
    #expect(screen.accessibility.description == "screen\n  Delete, button")
    isShown.value = true
    #expect(
      screen.accessibility.description == """
        screen
          Delete the file?, dialog, modal
            Delete the file?, heading
            This cannot be undone., text
            Delete, button
            Keep, button, focused
        """)
  }

  @Test func tellsTheVisibleRowsOfALongList() {
    let selection = CurrentValueSubject<Int?, Never>(1)
    let screen = Screen(columns: 20, rows: 3) {
      List(selection: selection) { ForEach(0..<1_000_000) { Text("row \($0)") } }
        .accessibilityLabel("Numbers")
    }
    #expect(
      screen.accessibility.description == """
        screen
          Numbers, list, 1,000,000 rows
            row 0, row 1 of 1,000,000
            row 1, row 2 of 1,000,000, selected
            row 2, row 3 of 1,000,000
        """)
    screen.press(.tab, .down)
    #expect(screen.accessibility.focused?.summary == "row 2, row 3 of 1,000,000, selected")
  }

  @Test func stringsAreSafeToPrint() {
    let screen = Screen(columns: 40, rows: 3) {
      Button("\u{1B}[2Jx\ny").accessibilityHint("\u{9B}31m\u{202E}")
    }
    let text = screen.accessibility.description
    #expect(
      !text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    #expect(text.contains("␛[2Jx y, button"))
  }
}
