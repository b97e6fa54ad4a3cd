import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TableRowTests {
  private struct File: Identifiable, Equatable {
    let id: String
    let size: Int
  }

  @MainActor private final class Model {
    var selection: String?
    var order: [TableSortComparator<File>] = []
    var selectionBinding: Binding<String?> {
      Binding(get: { self.selection }, set: { self.selection = $0 })
    }
    var orderBinding: Binding<[TableSortComparator<File>]> {
      Binding(get: { self.order }, set: { self.order = $0 })
    }
  }

  private let model = Model()

  private var screen: Screen {
    Screen(columns: 20, rows: 7) {
      Table(of: File.self, selection: model.selectionBinding, sortOrder: model.orderBinding) {
        TableColumn("Name", value: \.id)
        TableColumn("Size", value: \.size) { Text("\($0.size)") }.width(6).alignment(.numeric)
      } rows: {
        Section("Open") {
          ForEach([File(id: "a", size: 1), File(id: "b", size: 2)]) { TableRow($0) }
        }
        Section("Closed") {
          TableRow(File(id: "c", size: 3)).contextMenu { Button("Delete") {} }
        }
      }
    }
  }

  @Test func rowsStandInSections() {
    #expect(
      screen.text == """
          Name         Size
        Open
          a               1
          b               2
        Closed
          c               3

        """)
  }

  @Test func rowsAreSelectedByTheIdentityOfTheirValue() {
    let screen = screen
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.down)
    #expect(model.selection == "b")
    screen.press(.down)
    #expect(model.selection == "c")
  }

  @Test func titlesSort() {
    let screen = screen
    screen.press(.tab)
    screen.press(.enter)
    #expect(model.order == [TableSortComparator(\.id)])
  }

  @Test func showsNothingOutsideOfATable() {
    let screen = Screen(columns: 8, rows: 2) {
      TableRow(File(id: "a", size: 1))
      Text("text")
    }
    #expect(screen.text == "text\n")
  }
}
