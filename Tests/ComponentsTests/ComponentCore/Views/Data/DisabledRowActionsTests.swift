import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DisabledRowActionsTests {
  private let items = CurrentValueSubject<[String], Never>(["a", "b", "c"])
  private let isDisabled = CurrentValueSubject<Bool, Never>(true)
  private let selection = CurrentValueSubject<Set<String>, Never>([])

  private var rows: some View {
    ForEach(items, id: \.self) { item in
      Text(item).deleteDisabled(item == "a").moveDisabled(isDisabled)
        .selectionDisabled(item == "b")
    }
    .onDelete { items.value.remove(atOffsets: $0) }
    .onMove { items.value.move(fromOffsets: $0, toOffset: $1) }
  }

  @Test func aDisabledRowIsNotDeleted() {
    let screen = Screen(columns: 9, rows: 3) { rows }
    screen.press(.tab)
    #expect(!screen.press(.delete))
    #expect(screen.picture == "a\nb\nc")
    screen.press(.tab)
    #expect(screen.press(.delete))
    #expect(screen.picture == "a\nc")
  }

  @Test func aPublisherDecidesWhetherARowMoves() {
    let screen = Screen(columns: 9, rows: 3) { rows }
    screen.press(.tab)
    screen.press(.down, modifiers: .alt)
    #expect(screen.picture == "a\nb\nc")
    isDisabled.value = false
    screen.press(.down, modifiers: .alt)
    #expect(screen.picture == "b\na\nc")
  }

  private var list: Screen {
    Screen(columns: 9, rows: 3) { List(selection: selection) { rows } }
  }

  @Test func aListLeavesDisabledRows() {
    selection.value = ["a", "b", "c"]
    let screen = list
    screen.press(.tab)
    #expect(!screen.press(.delete))
    screen.press(.down, modifiers: .alt)
    #expect(items.value == ["a", "b", "c"])
    screen.press(.down, modifiers: .control)
    screen.press(.delete)
    #expect(items.value == ["a"])
  }

  @Test func aListSelectsNoDisabledRow() {
    let screen = list
    screen.press(.tab)
    screen.press(.home)
    #expect(selection.value == ["a"])
    screen.press(.down)
    #expect(selection.value == ["a"])
    screen.press(.space)
    #expect(selection.value == ["a"])
    screen.press("a", modifiers: .control)
    #expect(selection.value == ["a", "c"])
    screen.press(.home)
    screen.press(.end, modifiers: .shift)
    #expect(selection.value == ["a", "c"])
  }

  @Test func theModifiersApplyToAllRowsOfAForEach() {
    let screen = Screen(columns: 9, rows: 3) {
      List(selection: selection) {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.value.remove(atOffsets: $0) }
          .deleteDisabled(true).selectionDisabled()
      }
    }
    screen.press(.tab)
    screen.press(.down)
    #expect(!screen.press(.delete))
    #expect(items.value.count == 3)
    #expect(selection.value == [])
  }
}
