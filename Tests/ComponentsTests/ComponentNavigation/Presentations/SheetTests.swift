import Components
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct SheetTests {
  private struct Editor: View {
    var log: CurrentValueSubject<[String], Never>?
    @State private var isEditing = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Edit") { isEditing = true }
          .sheet(isPresented: $isEditing, onDismiss: { log?.value.append("dismissed") }) {
            Form(log: log)
          }
        Text(isEditing ? "editing" : "reading")
      }
      .buttonStyle(.plain)
    }

    struct Form: View {
      let log: CurrentValueSubject<[String], Never>?
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        Text("Title")
        HStack {
          Button("Save") { log?.value.append("saved") }
          Button("Cancel") { dismiss() }
        }
      }
    }
  }

  private let log = CurrentValueSubject<[String], Never>([])

  private func screen(columns: Int = 30, rows: Int = 9) -> Screen {
    Screen(columns: columns, rows: rows) { Editor(log: log) }
  }

  private func openScreen() -> Screen {
    let screen = screen()
    screen.press(.tab)
    screen.press(.enter)
    return screen
  }

  private static let open = """
      Edit
    editing
       ╭─────────────────────╮
       │        Title        │
       │ ▸ Save ◂   Cancel   │
       ╰─────────────────────╯
    """

  @Test func standsInTheCenterAndTakesTheFocus() {
    #expect(screen().picture == "  Edit\nreading")
    #expect(openScreen().picture == Self.open)
  }

  @Test func escapeClosesItAndReturnsTheFocus() {
    let screen = openScreen()
    #expect(screen.press(.escape))
    #expect(screen.picture == "▸ Edit ◂\nreading")
    #expect(log.value == ["dismissed"])
  }

  @Test func dismissClosesIt() {
    let screen = openScreen()
    screen.press(.right)
    screen.press(.enter)
    #expect(screen.picture == "▸ Edit ◂\nreading")
    #expect(log.value == ["dismissed"])
  }

  @Test func tabStaysInside() {
    let screen = openScreen()
    for _ in 0..<2 { screen.press(.tab) }
    #expect(screen.picture == Self.open)
    screen.press(.enter)
    #expect(log.value == ["saved"])
  }

  @Test func thePointerReachesNothingBehindIt() {
    let count = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 20, rows: 7) {
      Button("Behind") { count.value += 1 }
        .buttonStyle(.plain)
        .sheet(isPresented: .constant(true)) { Text("front") }
    }
    _ = screen.text
    screen.move(column: 3, row: 0)
    #expect(screen.effects(of: "Behind") == "dim")
    screen.click(column: 3, row: 0)
    #expect(count.value == 0)
    #expect(screen.picture.contains("│ front │"))
  }

  @Test func keyboardShortcutsBehindItDoNotWork() {
    let count = CurrentValueSubject<Int, Never>(0)
    let isOpen = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 7) {
      Button("Behind") { count.value += 1 }.keyboardShortcut("s")
        .sheet(isPresented: isOpen) { Button("In") { count.value += 10 }.keyboardShortcut("i") }
    }
    screen.press("s", modifiers: .control)
    isOpen.value = true
    screen.press("s", modifiers: .control)
    screen.press("i", modifiers: .control)
    #expect(count.value == 11)
  }

  @Test func whatIsBehindItIsFaintAndStaysCurrent() {
    let title = CurrentValueSubject<String, Never>("one")
    let screen = Screen(columns: 20, rows: 7) {
      Text(title).foregroundStyle(.red).sheet(isPresented: .constant(true)) { Text("front") }
    }
    #expect(screen.effects(of: "one") == "dim")
    #expect(screen.effects(of: "front") == "")
    title.value = "two"
    #expect(screen.effects(of: "two") == "dim")
  }

  @Test func followsTheSizeOfTheScreen() {
    let screen = openScreen()
    _ = screen.text
    screen.resize(columns: 23, rows: 4)
    #expect(
      screen.picture == """
          ╭─────────────────╮
        ed│      Title      │
          │ ▸ Sa… ◂   Ca…   │
          ╰─────────────────╯
        """)
  }

  @Test func followsItsContent() {
    let text = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 11, rows: 3) {
      Text("x").sheet(isPresented: .constant(true)) { Text(text) }
    }
    #expect(screen.picture == "x  ╭───╮\n   │ a │\n   ╰───╯")
    text.value = "abc"
    #expect(screen.picture == "x ╭─────╮\n  │ abc │\n  ╰─────╯")
  }

  @Test func givesFlexibleContentSpace() {
    let screen = Screen(columns: 80, rows: 5) {
      Text("x").sheet(isPresented: .constant(true)) { TextField("name", text: .constant("")) }
    }
    #expect(screen.text.split(separator: "\n").map(\.count).max() == 70)
  }

  private struct Fruit: Identifiable, Sendable {
    let id: Int
    let name: String
  }

  @Test func showsAnItem() {
    let item = CurrentValueSubject<Fruit?, Never>(nil)
    let screen = Screen(columns: 20, rows: 3) {
      Text("fruits").sheet(item: item, onDismiss: { log.value.append("dismissed") }) { fruit in
        Counter(name: fruit.name)
      }
    }
    #expect(screen.picture == "fruits")
    item.value = Fruit(id: 1, name: "apple")
    screen.press(.enter)
    #expect(screen.text.contains("apple 1"))
    item.value = Fruit(id: 1, name: "pear")
    #expect(screen.text.contains("pear 1"))
    item.value = Fruit(id: 2, name: "fig")
    #expect(screen.text.contains("fig 0"))
    #expect(log.value == ["dismissed"])
    screen.press(.escape)
    #expect(screen.picture == "fruits")
    #expect(item.value == nil)
    #expect(log.value == ["dismissed", "dismissed"])
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }.buttonStyle(.plain)
    }
  }

  @Test func closesWithTheViewThatPresentsIt() {
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 20, rows: 5) {
      Latest(of: isShown) {
        if $0 { Text("behind").sheet(isPresented: .constant(true)) { Text("front") } }
      }
    }
    #expect(screen.picture.contains("front"))
    isShown.value = false
    #expect(screen.picture == "")
  }

  @Test func presentsAnotherInFrontOfIt() {
    let (first, second) = (
      CurrentValueSubject<Bool, Never>(true), CurrentValueSubject<Bool, Never>(false)
    )
    let screen = Screen(columns: 20, rows: 7) {
      Button("zero").buttonStyle(.plain).sheet(isPresented: first) {
        Button("one") { second.value = true }.buttonStyle(.plain)
          .sheet(isPresented: second) { Button("two").buttonStyle(.plain) }
      }
    }
    screen.press(.enter)
    #expect(screen.text.contains("▸ two ◂"))
    screen.press(.escape)
    #expect(screen.text.contains("▸ one ◂"))
    #expect(first.value && !second.value)
    screen.press(.enter)
    first.value = false
    #expect(screen.picture == "  zero")
  }

  @Test func hasTheEnvironmentOfItsPresenter() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 5) {
      Text("x").sheet(isPresented: .constant(true)) {
        Button("b").buttonStyle(.plain)
      }
      .environment(\.usesASCII, isDisabled).disabled(isDisabled)
    }
    #expect(screen.text.contains("▸ b ◂"))
    isDisabled.value = true
    #expect(screen.text.contains("> b <"))
  }

  @Test func itsPreferencesStayInside() {
    struct Title: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }
    let screen = Screen(columns: 20, rows: 5) {
      Text("x").preference(key: Title.self, value: "outer")
        .sheet(isPresented: .constant(true)) {
          Text("front").preference(key: Title.self, value: "inner")
            .onPreferenceChange(Title.self) { log.value.append($0) }
        }
        .onPreferenceChange(Title.self) { log.value.append($0) }
    }
    _ = screen.text
    #expect(log.value.sorted() == ["inner", "outer"])
  }
}
