import SwiftUIPort
import TestSupport
import Testing
import TextBackend

private struct NewTask: View {
  @State private var title = ""
  @State private var tasks: [String] = []
  @State private var isEditing = false
  @State private var password = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("tasks: \(tasks.joined(separator: " ")), editing: \(isEditing ? "yes" : "no")")
      TextField(
        "New task", text: $title, onEditingChanged: { isEditing = $0 },
        onCommit: {
          tasks.append(title)
          title = ""
        })
      SecureField("Password", text: $password, onCommit: { tasks.append(password) })
    }
  }
}

@MainActor @Suite(.watchdog) struct TextFieldTests {
  @Test func aFieldTellsWhenItIsEditedAndCommitted() {
    let screen = Screen(columns: 40, rows: 8, alignment: .topLeading) { NewTask() }
    #expect(screen.text.hasPrefix("tasks: , editing: no"))
    screen.press(.tab)
    screen.type("milk")
    #expect(screen.text.hasPrefix("tasks: , editing: yes"))
    screen.press(.enter)
    #expect(screen.text.hasPrefix("tasks: milk, editing: yes"))
    #expect(screen.text.contains("New task"))
    screen.press(.tab)
    #expect(screen.text.hasPrefix("tasks: milk, editing: no"))
    screen.type("key")
    screen.press(.enter)
    #expect(screen.text.hasPrefix("tasks: milk key, editing: no"))
  }
}
