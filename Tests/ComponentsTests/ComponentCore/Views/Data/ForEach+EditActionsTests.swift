import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ForEachEditActionsTests {
  private struct Task: Identifiable {
    var title: String
    var id: String { title }
  }

  @MainActor private final class Model {
    var tasks = ["eat", "work", "sleep"].map { Task(title: $0) }
    var binding: Binding<[Task]> { Binding(get: { self.tasks }, set: { self.tasks = $0 }) }
    var titles: [String] { tasks.map(\.title) }
  }

  private let model = Model()

  @Test func rowsOfAListAreMovedAndDeleted() {
    let screen = Screen(columns: 8, rows: 3) {
      List(model.binding, editActions: .all) { $task in Text(task.title) }
    }
    screen.press(.tab)
    screen.press(.down, modifiers: .alt)
    #expect(model.titles == ["work", "eat", "sleep"])
    screen.press(.delete)
    #expect(model.titles.count == 2)
  }

  @Test func otherActionsAreIgnored() {
    let screen = Screen(columns: 8, rows: 3) {
      List { ForEach(model.binding, editActions: .move) { $task in Text(task.title) } }
    }
    screen.press(.tab)
    #expect(!screen.press(.delete))
    screen.press(.down, modifiers: .alt)
    #expect(model.titles == ["work", "eat", "sleep"])
  }

  @Test func selectedRowsAreDeleted() {
    let selection = Binding<Set<String>>(get: { ["eat", "sleep"] }, set: { _ in })
    let screen = Screen(columns: 8, rows: 3) {
      List(model.binding, editActions: .delete, selection: selection) { $task in Text(task.title) }
    }
    screen.press(.tab)
    screen.press(.delete)
    #expect(model.titles == ["work"])
  }
}
