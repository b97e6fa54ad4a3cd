import Components
import Foundation
import Signals
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct TableTests {
  private struct File: Identifiable, Equatable, Sendable {
    let name: String
    let size: Int
    var id: String { name }
  }

  @MainActor private final class Model {
    var order: [TableSortComparator<File>] = []
    let files = CurrentValueSubject<[File], Never>([
      File(name: "b.swift", size: 20), File(name: "a.md", size: 3), File(name: "c", size: 100),
    ])
    let selection = CurrentValueSubject<String?, Never>(nil)

    var orderBinding: Binding<[TableSortComparator<File>]> {
      Binding(
        get: { self.order },
        set: {
          self.order = $0
          self.files.value = self.files.value.sorted(using: $0)
        })
    }

    var selectionBinding: Binding<String?> {
      Binding(get: { self.selection.value }, set: { self.selection.value = $0 })
    }
  }

  private let model = Model()

  private func screen(_ columns: Int = 24, _ rows: Int = 4) -> Screen {
    Screen(columns: columns, rows: rows) {
      Latest(of: model.files) { files in
        Table(files, sortOrder: model.orderBinding) {
          TableColumn("Name", value: \.name)
          TableColumn("Size", value: \.size) { Text("\($0.size)") }
            .width(6).alignment(.trailing)
          TableColumn("Kind") { Text($0.name.contains(".") ? "file" : "folder") }
            .fixedSize().layoutPriority(-1)
        }
      }
    }
  }

  private func lines(_ screen: Screen) -> [String] {
    screen.text.split(separator: "\n").map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test func rowsReceiveTheFocusOfTheTable() {
    let focus = PassthroughSubject<Bool, Never>()
    let screen = Screen(columns: 24, rows: 4) {
      Table(model.files, selection: model.selectionBinding) {
        TableColumn("Name", value: \.name)
      }
      .focused(focus)
    }
    _ = screen.text
    focus.send(true)
    _ = screen.text
    screen.press(.down)
    #expect(model.selection.value == "a.md")
  }

  @Test func showsColumns() {
    #expect(
      lines(screen()) == [
        "Name       Size  Kind",
        "b.swift      20  file",
        "a.md          3  file",
        "c           100  folder",
      ])
  }

  @Test func hidesColumnsOfLowPriorityWhenItIsNarrow() {
    #expect(
      lines(screen(16)) == [
        "Name       Size", "b.swift      20", "a.md          3", "c           100",
      ])
  }

  @Test func scrollsColumnsThatDoNotFit() {
    let screen = screen(11)
    #expect(lines(screen) == ["Name      S", "b.swi…", "a.md", "c"])
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.right)
    #expect(lines(screen)[1].hasSuffix("  20"))
    screen.press(.left)
    #expect(lines(screen)[1] == "b.swi…")
  }

  @Test func aClickOnATitleSorts() {
    let screen = screen()
    screen.click(column: 1, row: 0)
    #expect(model.order == [TableSortComparator(\File.name)])
    #expect(
      lines(screen) == [
        "Name ▲     Size  Kind", "a.md          3  file", "b.swift      20  file",
        "c           100  folder",
      ])
    screen.click(column: 1, row: 0)
    #expect(lines(screen)[0] == "Name ▼     Size  Kind")
    #expect(lines(screen)[1] == "c           100  folder")
    screen.click(column: 13, row: 0)
    #expect(lines(screen)[0] == "Name     Size ▲  Kind")
    #expect(model.files.value.map(\.size) == [3, 20, 100])
    screen.click(column: 18, row: 0)
    #expect(model.files.value.map(\.size) == [3, 20, 100])
  }

  @Test func keysSortAndResize() {
    let screen = screen()
    screen.press(.tab)
    screen.press(.right)
    screen.press(.enter)
    #expect(model.files.value.map(\.size) == [3, 20, 100])
    screen.press(.space)
    #expect(model.files.value.map(\.size) == [100, 20, 3])
    for _ in 0..<3 { screen.press("+") }
    for _ in 0..<2 { screen.press(.right, modifiers: .shift) }
    #expect(!screen.text.contains("Kind"))
    for _ in 0..<3 { screen.press("-") }
    for _ in 0..<2 { screen.press(.left, modifiers: .shift) }
    #expect(lines(screen)[1] == "c           100  folder")
  }

  @Test func draggingResizes() {
    let screen = screen()
    screen.press(column: 7, row: 0)
    screen.release(column: 7, row: 0)
    screen.press(column: 15, row: 0)
    screen.drag(column: 20, row: 0)
    #expect(!screen.text.contains("Kind"))
    screen.drag(column: 15, row: 0)
    screen.release(column: 15, row: 0)
    #expect(lines(screen)[3] == "c           100  folder")
  }

  @Test func selectsRowsAndKeepsItsHeader() {
    model.files.value = (0..<100).map { File(name: "file \($0)", size: $0) }
    let screen = Screen(columns: 24, rows: 4) {
      Latest(of: model.files) { files in
        Table(files, selection: model.selectionBinding) {
          TableColumn("Name", value: \.name)
          TableColumn("Size") { Text("\($0.size)") }
        }
      }
    }
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.end)
    #expect(model.selection.value == "file 99")
    #expect(lines(screen)[0].hasPrefix("  Name"))
    #expect(lines(screen)[3].hasPrefix("▌ file 99"))
    model.files.value.insert(File(name: "new", size: 0), at: 0)
    screen.press(.up)
    #expect(model.selection.value == "file 98")
  }

  @Test func comparesLikeFoundation() {
    let files = (0..<50).map { File(name: "\($0 % 7)", size: $0 % 3) }
    let own = files.sorted(using: [
      TableSortComparator(\.size, order: .reverse), TableSortComparator(\.name),
    ])
    let other = files.sorted(using: [
      KeyPathComparator(\.size, order: .reverse), KeyPathComparator(\.name),
    ])
    #expect(own == other)
  }

  @Test(arguments: [0, 1, 5, 12, 24, 80, 500])
  func columnsFillTheSpace(space: Int) {
    var random = RandomNumbers(seed: UInt64(space))
    for _ in 0..<50 {
      let names = (0..<Int.random(in: 0...5, using: &random)).map { "c\($0)" }
      let widths = names.map { _ in Int.random(in: 0...9, using: &random) }
      let screen = Screen(columns: space, rows: 2) {
        Table([File(name: "a", size: 1)]) {
          for (name, width) in zip(names, widths) {
            TableColumn<File>(name) { Text($0.name) }
              .width(min: width, ideal: 2 * width, max: width % 3 == 0 ? .max : 3 * width)
          }
        }
      }
      #expect(screen.text.split(separator: "\n").allSatisfy { $0.count <= max(1, space) })
    }
  }

  @Test func aMillionRowsCostWhatAScreenCosts() {
    let counter = WorkCounter()
    func work(_ count: Int) -> [WorkCounter.Work] {
      counter.work = WorkCounter.Work()
      let files = (0..<count).map { File(name: "file \($0)", size: $0) }
      let screen = Screen(columns: 30, rows: 10) {
        Table(files) {
          TableColumn("Name") { file in
            CountedBody(counter: counter) { Text(file.name).counted(by: counter) }
          }
        }
      }
      _ = screen.text
      let first = counter.work
      screen.press(.tab)
      screen.press(.tab)
      return [first] + (0..<12).map { _ in counter.work(on: screen) { screen.press(.down) } }
    }
    #expect(work(100) == work(200_000))
  }
}
