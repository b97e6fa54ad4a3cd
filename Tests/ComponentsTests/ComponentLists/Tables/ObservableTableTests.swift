import Components
import ObservableCollections
import Signals
import TextBackend
import TestSupport
import Testing

/// Tables and lists of arrays that publish their changes.
@MainActor @Suite(.watchdog) struct ObservableTableTests {
  private struct File: Identifiable, Equatable, Sendable {
    let name: String
    var size = 0
    var id: String { name }
  }

  private let selection = CurrentValueSubject<String?, Never>(nil)

  private var selectionBinding: Binding<String?> {
    Binding(get: { self.selection.value }, set: { self.selection.value = $0 })
  }

  private func lines(_ screen: Screen) -> [String] {
    screen.text.split(separator: "\n").map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test func theSelectionFollowsItsRow() {
    let files = ObservableArray(["b", "a", "c"].map { File(name: $0) })
    let screen = Screen(columns: 10, rows: 6) {
      Table(files, selection: selectionBinding) { TableColumn("Name", value: \.name) }
    }
    #expect(lines(screen) == ["  Name", "  b", "  a", "  c"])
    screen.click(column: 3, row: 2)
    #expect(selection.value == "a")
    files.insert(File(name: "first"), at: 0)
    files.remove(at: 1)
    #expect(lines(screen).map { $0.dropFirst(2) } == ["Name", "first", "a", "c"])
    screen.press(.down)
    #expect(selection.value == "c")
  }

  @Test func listsHaveARowForEachElement() {
    let files = ObservableArray(["b", "a"].map { File(name: $0) })
    let screen = Screen(columns: 10, rows: 6) {
      VStack(alignment: .leading, spacing: 0) {
        List(files) { Text("1 \($0.name)") }
        List(selection: selectionBinding) {
          ForEach(files, id: \.name) { Text("2 \($0.name)") }
        }
      }
    }
    files.append(File(name: "c"))
    let text = lines(screen).joined(separator: " ")
    for name in ["1 b", "1 a", "1 c", "2 b", "2 a", "2 c"] { #expect(text.contains(name)) }
  }

  @Test func aChangeCostsTheSameAmongManyRows() {
    let counter = WorkCounter()
    func works(_ count: Int) -> [WorkCounter.Work] {
      let files = ObservableArray((0..<count).map { File(name: "file \($0)") })
      let screen = Screen(columns: 30, rows: 10) {
        Table(files) {
          TableColumn("Name") { file in
            CountedBody(counter: counter) { Text(file.name).counted(by: counter) }
          }
        }
      }
      _ = screen.text
      return [
        counter.work(on: screen) { files.append(File(name: "last")) },
        counter.work(on: screen) { files[3].size = 1 },
        counter.work(on: screen) { files.insert(File(name: "third"), at: 2) },
        counter.work(on: screen) { files.remove(at: 0) },
      ]
    }
    let works = [100, 200_000].map(works)
    #expect(works[0] == works[1])
    #expect(works[1][0] == WorkCounter.Work())
    #expect(works[1][1].bodies == 1)
  }
}
