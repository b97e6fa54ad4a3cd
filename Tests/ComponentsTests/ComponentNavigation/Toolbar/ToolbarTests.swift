import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ToolbarTests {
  private let log = CurrentValueSubject<[String], Never>([])

  private struct Items: ToolbarContent {
    var isEditing = true

    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      if isEditing {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Delete") {}
          Button("Move") {}
        }
      } else {
        ToolbarItem(placement: .bottomBar) { Text("done") }
      }
      ToolbarItem(placement: .status) { Text("12 files") }
    }
  }

  @Test func standsInTheBarsOfAStack() {
    let screen = Screen(columns: 40, rows: 5) {
      NavigationStack {
        Text("files")
          .navigationTitle("Files")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            Button("New") { log.value.append("new") }
            ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
          }
          .toolbar { Items() }
      }
    }
    #expect(
      screen.picture == """
        [ Cancel ]  Files      [ New ]  [ Edit ]
        ────────────────────────────────────────
                         files
        ────────────────────────────────────────
        [ Delete ]  [ Move ]       12 files
        """)
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    #expect(log.value == ["new"])
  }

  @Test func aViewMayTakeThePlaceOfTheTitle() {
    let screen = Screen(columns: 30, rows: 4) {
      NavigationStack {
        Text("files").navigationTitle("Files")
          .toolbar { ToolbarItem(placement: .principal) { Text("principal").italic() } }
      }
    }
    #expect(screen.text.hasPrefix("principal\n"))
  }

  @Test func belongsToItsPage() {
    let screen = Screen(columns: 30, rows: 6) {
      NavigationStack {
        NavigationLink("next") {
          Text("page").toolbar { Button("Second") {} }
        }
        .toolbar { Button("First") {} }
      }
    }
    #expect(screen.text.contains("[ First ]"))
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.text.contains("[ Second ]") && !screen.text.contains("[ First ]"))
    screen.press(.escape)
    #expect(screen.text.contains("[ First ]") && !screen.text.contains("[ Second ]"))
  }

  @Test func hasBarsOfItsOwnWhereThereAreNone() {
    let screen = Screen(columns: 20, rows: 6) {
      Text("content").toolbar {
        Button("New") {}
        ToolbarItem(placement: .bottomBar) { Text("bottom") }
      }
    }
    #expect(
      screen.text.contains(
        """
                     [ New ]
        ────────────────────
              content
        ────────────────────
        bottom
        """))
  }

  @Test func standsInASheet() {
    let isPresented = CurrentValueSubject<Bool, Never>(true)
    struct Editor: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        Text("content").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
      }
    }
    let screen = Screen(columns: 40, rows: 7) {
      Text("x").sheet(isPresented: isPresented) { Editor() }
    }
    #expect(screen.text.contains("▸ Cancel ◂"))
    #expect(screen.text.contains("[ Save ] │"))
    screen.press(.enter)
    #expect(!isPresented.value)
    #expect(!screen.text.contains("Save"))
  }

  @Test func staysInItsTab() {
    let screen = Screen(columns: 30, rows: 6) {
      TabView {
        Tab("One") { Text("first").toolbar { Button("A") {} } }
        Tab("Two") { Text("second").toolbar { Button("B") {} } }
      }
    }
    #expect(screen.text.contains("[ A ]"))
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.text.contains("[ B ]") && !screen.text.contains("[ A ]"))
  }

  @Test func followsTheView() {
    struct Editor: View {
      @State private var count = 0

      var body: some View {
        Text("x").toolbar {
          Button("Add \(count)") { count += 1 }
          if count > 1 { Button("Reset") { count = 0 } }
        }
        .disabled(count > 2)
      }
    }
    let screen = Screen(columns: 30, rows: 4) { NavigationStack { Editor() } }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("Add 1") && !screen.text.contains("Reset"))
    screen.press(.enter)
    #expect(screen.text.contains("Reset"))
    screen.press(.enter)
    #expect(screen.attributes(of: "Reset")?.isDim == true)
  }
}
