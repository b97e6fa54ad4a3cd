import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct FormTests {
  @Test func showsSectionsOneBelowTheOther() {
    let text = picture(16, 8) {
      Form {
        Section("Network") {
          Toggle("Wi-Fi", isOn: .constant(true))
          Toggle("Roaming", isOn: .constant(false))
        }
        Section {
          Text("2.1")
        } header: {
          Text("About")
        } footer: {
          Text("newest")
        }
      }
    }
    #expect(
      text == """
        Network
          [✓] Wi-Fi
          [ ] Roaming

        About
          2.1
          newest
        """)
  }

  @Test func rowsWithoutASectionStandTogether() {
    #expect(
      picture(9, 4) {
        Form {
          Text("one"); Text("two")
        }
      } == "one\ntwo")
  }

  @Test func takesTheWholeWidth() {
    let text = picture(12, 1) {
      Form { Text("row") }.frame(maxWidth: .infinity)
    }
    #expect(text == "row")
  }

  @Test func scrolls() {
    let screen = Screen(columns: 9, rows: 2) {
      Form { ForEach(0..<5) { Toggle("\($0)", isOn: .constant(false)) } }
    }
    for _ in 0..<5 { screen.press(.tab) }
    #expect(screen.text.contains("4"))
  }

  @Test func placesOnlyTheRowThatChanges() {
    let (counter, titles) = (WorkCounter(), CurrentValueSubject<String, Never>("OK"))
    let screen = Screen(columns: 30, rows: 6) {
      Form {
        Text(titles).counted(by: counter)
        ForEach(0..<20) { _ in Text("Select All").counted(by: counter) }
      }
    }
    let work = counter.work(on: screen) { titles.value = "Go!" }
    #expect(work.placed == 1)
  }
}
