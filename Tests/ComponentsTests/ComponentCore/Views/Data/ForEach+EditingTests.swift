import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ForEachEditingTests {
  private struct Items: View {
    @State private var items = ["a", "b", "c"]
    private let canEdit: Bool

    init(canEdit: Bool = true) { self.canEdit = canEdit }

    var body: some View {
      ForEach(items, id: \.self) { Text($0) }
        .onDelete(perform: canEdit ? { items.remove(atOffsets: $0) } : nil)
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  @Test func deleteRemovesTheFocusedRow() {
    let screen = Screen(columns: 9, rows: 3) { Items() }
    screen.press(.tab)
    screen.press(.tab)
    #expect(screen.attributes(of: "b")?.isSelected == true)
    screen.press(.delete)
    #expect(screen.picture == "a\nc")
    screen.press(.tab)
    screen.press(.backspace)
    #expect(screen.picture.count == 1)
  }

  @Test func altArrowsMoveTheFocusedRow() {
    let screen = Screen(columns: 9, rows: 3) { Items() }
    screen.press(.tab)
    screen.press(.down, modifiers: .alt)
    #expect(screen.picture == "b\na\nc")
    screen.press(.down, modifiers: .alt)
    screen.press(.down, modifiers: .alt)
    #expect(screen.picture == "b\nc\na")
    #expect(screen.attributes(of: "a")?.isSelected == true)
    screen.press(.up, modifiers: .alt)
    #expect(screen.picture == "b\na\nc")
  }

  @Test func aClickFocusesARow() {
    let screen = Screen(columns: 9, rows: 3) { Items() }
    screen.click(column: 0, row: 2)
    screen.press(.delete)
    #expect(screen.picture == "a\nb")
  }

  @Test func rowsWithoutAnActionLeaveTheKey() {
    let screen = Screen(columns: 9, rows: 3) { Items(canEdit: false) }
    screen.press(.tab)
    #expect(!screen.press(.delete))
    #expect(screen.press(.down, modifiers: .alt))
  }

  @Test func controlsInARowTakeTheFocusAndTheirKeys() {
    var deleted: [RangeSet<Int>] = []
    let text = CurrentValueSubject<String, Never>("xy")
    let screen = Screen(columns: 9, rows: 3) {
      ForEach(0..<2, id: \.self) { row in
        if row == 0 {
          TextField(text: text).textFieldStyle(.plain)
        } else {
          Button("b") {}.buttonStyle(.plain)
        }
      }
      .onDelete { deleted.append($0) }
    }
    screen.press(.tab)
    screen.press(.backspace)
    #expect(text.value == "x")
    #expect(deleted == [])
    screen.press(.tab)
    screen.press(.delete)
    #expect(deleted == [RangeSet(1..<2)])
  }

  @Test func collectionsEditTheirElementsAtOffsets() {
    var items = Array("abcdef")
    items.remove(atOffsets: RangeSet([1..<2, 4..<6]))
    #expect(String(items) == "acd")
    items.move(fromOffsets: RangeSet(0..<1), toOffset: 3)
    #expect(String(items) == "cda")
    items.move(fromOffsets: RangeSet(2..<3), toOffset: 0)
    #expect(String(items) == "acd")
  }
}
