import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct EditButtonTests {
  private struct Tasks: View {
    @State private var editMode = EditMode.inactive

    var body: some View {
      VStack(spacing: 0) {
        Status()
        EditButton().buttonStyle(.plain)
      }
      .environment(\.editMode, $editMode)
    }
  }

  private struct Status: View {
    @Environment(\.editMode) private var editMode

    var body: some View {
      Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
    }
  }

  @Test func aButtonChangesTheMode() {
    let screen = Screen(columns: 9, rows: 2) { Tasks() }
    #expect(screen.picture.contains("reading") && screen.picture.contains("Edit"))
    screen.click(column: 4, row: 1)
    #expect(screen.picture.contains("editing") && screen.picture.contains("Done"))
    screen.click(column: 4, row: 1)
    #expect(screen.picture.contains("reading") && screen.picture.contains("Edit"))
  }

  @Test func aButtonWithoutAModeChangesItsTitle() {
    let screen = Screen(columns: 9, rows: 1) { EditButton().buttonStyle(.plain) }
    #expect(screen.picture.contains("Edit"))
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.picture.contains("Done"))
  }
}
