import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ControlSourceTests {
  @Test func aConstantNeverChanges() {
    let screen = Screen(columns: 10, rows: 3) {
      VStack(alignment: .leading) {
        Toggle("on", isOn: .constant(true))
        Slider(value: .constant(0.5))
        TextField("name", text: .constant("Blob")).textFieldStyle(.plain)
      }
    }
    let text = screen.text
    screen.click(column: 0, row: 0)
    #expect(screen.text == text)
  }

  @Test func showsTheInitialValueUntilThePublisherSends() {
    let states = PassthroughSubject<Bool, Never>()
    let screen = Screen(columns: 10, rows: 2) {
      VStack(alignment: .leading) {
        Toggle("a", isOn: states.controlled(initial: true) { _ in })
        Toggle("b", isOn: states.controlled { _ in })
      }
    }
    #expect(screen.text == "[✓] a\n[ ] b")
    states.send(false)
    #expect(screen.text == "[ ] a\n[ ] b")
  }

  @Test func aFieldFollowsAPublisher() {
    var texts: [String] = []
    let names = CurrentValueSubject<String, Never>("Blob")
    let screen = Screen(columns: 10, rows: 1) {
      TextField(text: names.map { $0 }.controlled { texts.append($0) }).textFieldStyle(.plain)
    }
    screen.press(.tab)
    screen.type("!")
    #expect(texts == ["Blob!"])
    names.send("Jr")
    #expect(screen.text == "Jr")
  }

  @Test func aFormatConvertsTheValueOfAPublisher() {
    var numbers: [Int] = []
    let screen = Screen(columns: 10, rows: 1) {
      TextField(
        value: CurrentValueSubject<Int, Never>(1).map { $0 }.controlled { numbers.append($0) },
        format: .number
      )
      .textFieldStyle(.plain)
    }
    screen.press(.tab)
    screen.type("2")
    screen.press(.enter)
    #expect(numbers == [12])
  }

  @Test func aListShowsTheSelectionOfASubject() {
    let one = CurrentValueSubject<Int?, Never>(nil)
    let many = CurrentValueSubject<Set<Int>, Never>([0])
    let screen = Screen(columns: 10, rows: 4) {
      VStack(spacing: 0) {
        List(0..<2, selection: one) { Text("a\($0)") }
        List(0..<2, selection: many) { Text("b\($0)") }
      }
    }
    screen.click(column: 3, row: 1)
    screen.click(column: 3, row: 3)
    #expect(one.value == 1)
    #expect(many.value == [1])
  }

  @Test func aSelectionMayHaveATypeOfItsOwn() {
    let order = CurrentValueSubject<Order, Never>(Order(selecting: []))
    let screen = Screen(columns: 10, rows: 3) { List(0..<3, selection: order) { Text("\($0)") } }
    screen.click(column: 3, row: 2)
    #expect(order.value.selectedRows == [2])
  }

  @Test func aStackFollowsAPathOfAPublisher() {
    let paths = CurrentValueSubject<[Int], Never>([])
    var requested: [[Int]] = []
    let screen = Screen(columns: 20, rows: 4) {
      NavigationStack(path: paths.map { $0 }.controlled { requested.append($0) }) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    paths.send([1])
    #expect(screen.text.contains("page 1"))
    screen.press(.escape)
    #expect(requested == [[]])
  }

  @Test func aSheetFollowsAPublisherOfItems() {
    let items = CurrentValueSubject<Item?, Never>(nil)
    var requested: [Item?] = []
    let screen = Screen(columns: 20, rows: 6) {
      Text("behind").sheet(item: items.map { $0 }.controlled { requested.append($0) }) {
        Text("item \($0.id)")
      }
    }
    items.send(Item(id: 1))
    #expect(screen.text.contains("item 1"))
    screen.press(.escape)
    #expect(requested == [nil])
  }
}

/// A selection in the order in which rows were selected.
private struct Order: RowSelection, Sendable {
  static let maxRowCount = 2
  let selectedRows: [Int]

  init(selecting ids: [Int]) { selectedRows = ids }
}

private struct Item: Identifiable, Equatable {
  let id: Int
}
