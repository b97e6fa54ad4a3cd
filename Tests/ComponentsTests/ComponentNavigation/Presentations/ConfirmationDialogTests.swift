import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ConfirmationDialogTests {
  private let isPresented = CurrentValueSubject<Bool, Never>(true)
  private let log = CurrentValueSubject<[String], Never>([])

  private func screen(_ visibility: Visibility = .automatic) -> Screen {
    Screen(columns: 25, rows: 9) {
      Text("behind")
        .confirmationDialog(
          "Save the changes?", isPresented: isPresented, titleVisibility: visibility
        ) {
          Button("Save") { log.value.append("saved") }
          Button("Discard", role: .destructive) { log.value.append("discarded") }
        }
    }
  }

  @Test func offersTheActionsAndToCancel() {
    #expect(
      screen().picture == """
        behind
          ╭───────────────────╮
          │ Save the changes? │
          │                   │
          │       Save        │
          │      Discard      │
          │    ▸ Cancel ◂     │
          ╰───────────────────╯
        """)
  }

  @Test func theTitleCanBeHidden() {
    #expect(!screen(.hidden).text.contains("Save the changes?"))
  }

  @Test func anActionClosesIt() {
    let screen = screen()
    screen.press(.up)
    screen.press(.enter)
    #expect(log.value == ["discarded"])
    #expect(screen.picture == "behind")
  }

  @Test func addsNoSecondButtonThatCancels() {
    let screen = Screen(columns: 25, rows: 9) {
      Text("x").confirmationDialog("Stop?", isPresented: isPresented) {
        Button("Stop") {}
        Button("Go on", role: .cancel) { log.value.append("go on") }
      }
    }
    #expect(!screen.text.contains("Cancel"))
    screen.press(.escape)
    #expect(log.value == ["go on"])
  }

  @Test func aClickOutsideClosesIt() {
    let screen = screen()
    _ = screen.text
    screen.click(column: 0, row: 8)
    #expect(screen.picture == "behind")
    #expect(log.value == [])
  }
}
