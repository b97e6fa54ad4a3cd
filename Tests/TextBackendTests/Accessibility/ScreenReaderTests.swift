import Components
import Signals
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct ScreenReaderTests {
  @Test func readsTheScreenThenTheFocus() {
    let screen = Screen(columns: 40, rows: 9) {
      VStack {
        Text("Files")
        Button("Open")
        Button("Delete All").disabled()
        Toggle("Hidden", isOn: .constant(false))
      }
    }
    var reader = ScreenReader()
    #expect(
      reader.lines(for: screen.accessibility)
        == ["Files", "Open, button", "Delete All, button, disabled", "Hidden, toggle, off"])
    #expect(reader.lines(for: screen.accessibility) == [])
    screen.press(.tab)
    #expect(reader.lines(for: screen.accessibility) == ["Open, button"])
    screen.press(.tab)
    #expect(reader.lines(for: screen.accessibility) == ["Hidden, toggle, off"])
    reader.readAll()
    #expect(reader.lines(for: screen.accessibility).last == "focus: Hidden, toggle, off")
  }

  @Test func readsChangesOfStateAndText() {
    let isOn = CurrentValueSubject<Bool, Never>(false)
    let (status, clock) = (
      CurrentValueSubject<String, Never>("ready"), CurrentValueSubject<String, Never>("1")
    )
    let screen = Screen(columns: 40, rows: 9) {
      VStack {
        Toggle("Wi-Fi", isOn: isOn)
        TextField("Name")
        Text(status)
        Text(clock).accessibilityAddTraits(.updatesFrequently)
      }
    }
    var reader = ScreenReader()
    _ = reader.lines(for: screen.accessibility)
    screen.press(.tab)
    _ = reader.lines(for: screen.accessibility)
    isOn.value = true
    #expect(reader.lines(for: screen.accessibility) == ["Wi-Fi, toggle, on"])
    clock.value = "2"
    #expect(reader.lines(for: screen.accessibility) == [])
    status.value = "saved"
    #expect(reader.lines(for: screen.accessibility) == ["saved"])
    screen.press(.tab)
    #expect(reader.lines(for: screen.accessibility) == ["Name, text field"])
    screen.type("Bl")
    #expect(reader.lines(for: screen.accessibility) == ["Bl"])
  }

  @Test func countsManyChanges() {
    let number = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 40, rows: 9) {
      VStack { ForEach(0..<1_000) { index in Text(number.map { "\(index): \($0)" }) } }
    }
    var reader = ScreenReader()
    #expect(reader.lines(for: screen.accessibility).count == 1_000)
    number.value = 2
    let lines = reader.lines(for: screen.accessibility)
    #expect(lines.prefix(2) == ["0: 2", "1: 2"])
    #expect(lines.suffix(2) == ["7: 2", "and 992 more changes"])
  }

  @Test func namesWhatTheFocusEnters() {
    let isShown = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 40, rows: 12) {
      VStack {
        GroupBox("Network") {
          Button("Join")
          Button("Leave")
        }
      }
      .alert("Sure?", isPresented: isShown) {
        Button("Yes")
      } message: {
        Text("It is open.")
      }
    }
    var reader = ScreenReader()
    _ = reader.lines(for: screen.accessibility)
    screen.press(.tab)
    #expect(reader.lines(for: screen.accessibility) == ["Network, group", "Join, button"])
    screen.press(.tab)
    #expect(reader.lines(for: screen.accessibility) == ["Leave, button"])
    isShown.value = true
    #expect(
      reader.lines(for: screen.accessibility) == ["Sure?, dialog", "It is open.", "Yes, button"])
    isShown.value = false
    #expect(reader.lines(for: screen.accessibility) == ["Network, group", "Leave, button"])
  }

  @Test func readsTheCurrentRowOfAList() {
    let screen = Screen(columns: 20, rows: 3) {
      List { ForEach(0..<100) { Text("row \($0)") } }
    }
    var reader = ScreenReader()
    _ = reader.lines(for: screen.accessibility)
    screen.press(.tab)
    #expect(reader.lines(for: screen.accessibility) == ["list, 100 rows", "row 0, row 1 of 100"])
    screen.press(.end)
    #expect(reader.lines(for: screen.accessibility) == ["row 99, row 100 of 100"])
  }
}
