import Components
import ObservableCollections
import Signals
import TextBackend

extension Workload {
  /// The workloads of lists among a hundred and a million rows.
  static let rows = [100, 1_000_000].flatMap { rows in
    [
      firstFrame(ofRows: rows), step("scrolling a line", among: rows) { $0.scroll($1) },
      step("moving the current row", among: rows) { $0.move($1) },
      step("appending a row", among: rows) { $0.append($1) },
      step("changing a visible row", among: rows) { $0.change($1) },
      insertion(among: rows),
    ]
  }

  /// A key that selects all rows of a list, and one that selects the first.
  static let selection = Workload(
    "selecting 100,000 rows or one", per: "key", count: 200, limit: 153_000_000,
    preparing: {
      let selected = CurrentValueSubject<Set<Int>, Never>([])
      let screen = Screen(columns: 80, rows: 24) {
        List(selection: selected) { ForEach(0..<100_000) { Text("row \($0)") } }
      }
      screen.press(.tab)
      _ = screen.bytes()
      return { count in
        for step in 0..<count {
          screen.press(step.isMultiple(of: 2) ? .end : .home, modifiers: .shift)
          _ = screen.bytes()
        }
      }
    })

  /// An insertion into a collection whose filtered and sorted rows a list shows, which most often
  /// is out of sight.
  private static func insertion(among count: Int) -> Workload {
    Workload(
      "inserting a sorted, filtered row among \(count) rows", per: "frame", count: 1_000,
      limit: count < 1_000_000 ? nil : 23_500,
      preparing: {
        let rows = Row.rows(count)
        let screen = Screen(columns: 80, rows: 24) {
          List { ForEach(rows.filter { $0.id % 10 != 0 }.sorted(by: \.order)) { Text($0.text) } }
        }
        _ = screen.bytes()
        return { steps in
          for step in 0..<steps {
            let id = rows.count
            rows.insert(Row(id: id, text: "row \(id)"), at: step &* 7_919 % count)
            _ = screen.bytes()
          }
        }
      })
  }

  /// A list of 10,000 sections of ten rows each.
  static let sections = [
    Workload(
      "the first frame of 10,000 sections", per: "screen", count: 10, limit: 680_000_000,
      preparing: {
        var panels: [SectionPanel] = []
        return { count in
          for _ in 0..<count { panels.append(SectionPanel()) }
        }
      }),
    Workload(
      "inserting or removing above 10,000 sections", per: "frame", count: 200,
      limit: 66_000_000,
      preparing: {
        let panel = SectionPanel()
        return { count in
          for step in 0..<count { panel.insertOrRemove(step) }
        }
      }),
    Workload(
      "a row of one of 10,000 sections", per: "frame", count: 500, limit: 13_200_000,
      preparing: {
        let panel = SectionPanel()
        return { count in
          for step in 0..<count { panel.insertOrRemoveRow(step) }
        }
      }),
  ]

  /// Lists and tables that stay, whose memory beyond the rows is to be counted.
  static let keptViews = [100, 1_000_000].flatMap { rows in
    [
      keptView("list", of: rows) { rows in List(rows) { Text($0.text) } },
      keptView("table", of: rows) { rows in
        Table(rows) {
          TableColumn("Number", value: \.id) { Text("\($0.id)") }
          TableColumn("Text", value: \.text)
        }
      },
    ]
  }

  private static func keptView(
    _ name: String, of count: Int,
    @ViewBuilder _ content: @escaping @MainActor (ObservableArray<Row>) -> some View
  ) -> Workload {
    Workload(
      "a \(name) of \(count) rows", per: "view", count: 400,
      preparing: {
        let rows = Row.rows(count)
        var screens: [Screen] = []
        return { count in
          for _ in 0..<count {
            let screen = Screen(columns: 80, rows: 24) { content(rows) }
            _ = screen.bytes()
            screens.append(screen)
          }
        }
      })
  }

  private static func firstFrame(ofRows rows: Int) -> Workload {
    Workload(
      "the first frame of \(rows) rows", per: "screen", count: 20,
      preparing: {
        let panel = RowPanel(rows: rows)
        return { count in
          for _ in 0..<count { panel.showAgain() }
        }
      })
  }

  private static func step(
    _ name: String, among rows: Int, _ perform: @escaping @MainActor (RowPanel, Int) -> Void
  ) -> Workload {
    Workload(
      "\(name) among \(rows) rows", per: "frame", count: 1_000,
      preparing: {
        let panel = RowPanel(rows: rows)
        return { count in
          for step in 0..<count { perform(panel, step) }
        }
      })
  }
}

private struct Row: Identifiable, Equatable {
  let id: Int
  var text: String

  /// A number that puts the rows into an order of their own.
  var order: Int { id &* 2_654_435_761 % 1_000_003 }

  static func rows(_ count: Int) -> ObservableArray<Row> {
    ObservableArray((0..<count).map { Row(id: $0, text: "row \($0)") })
  }
}

/// A list of numbered rows.
@MainActor
private final class RowPanel {
  private let rows: ObservableArray<Row>
  private var screen: Screen
  private var next: Int

  init(rows count: Int) {
    rows = Row.rows(count)
    next = count
    screen = RowPanel.screen(rows)
    screen.press(.tab)
    _ = screen.bytes()
  }

  private static func screen(_ rows: ObservableArray<Row>) -> Screen {
    Screen(columns: 80, rows: 24) {
      List { ForEach(rows) { Text($0.text) } }
    }
  }

  func showAgain() {
    screen = RowPanel.screen(rows)
    _ = screen.bytes()
  }

  /// Scrolls down and up again, so that few rows last for any number of steps.
  func scroll(_ step: Int) {
    let y = step / 10 % 2 == 0 ? 1 : -1
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: y), at: Point(x: 3, y: 3))))
    _ = screen.bytes()
  }

  func move(_ step: Int) {
    screen.press(step / 40 % 2 == 0 ? .down : .up)
    _ = screen.bytes()
  }

  func append(_ step: Int) {
    rows.append(Row(id: next, text: "new"))
    next += 1
    _ = screen.bytes()
  }

  func change(_ step: Int) {
    rows[5] = Row(id: 5, text: "changed \(step)")
    _ = screen.bytes()
  }
}

/// A list of sections, each with rows of its own.
@MainActor
private final class SectionPanel {
  private let sections = ObservableArray((0..<10_000).map { Row(id: $0, text: "section \($0)") })
  private let rows = Row.rows(10)
  private let screen: Screen

  init() {
    let (sections, rows) = (sections, rows)
    let others = (0..<10).map { Row(id: $0, text: "row \($0)") }
    screen = Screen(columns: 80, rows: 24) {
      List {
        ForEach(sections) { section in
          Section(section.text) {
            if section.id == 5_000 {
              ForEach(rows) { Text($0.text) }
            } else {
              ForEach(others) { Text($0.text) }
            }
          }
        }
      }
    }
    _ = screen.bytes()
  }

  func insertOrRemove(_ step: Int) {
    if step.isMultiple(of: 2) {
      sections.insert(Row(id: -1, text: "new"), at: 0)
    } else {
      sections.remove(at: 0)
    }
    _ = screen.bytes()
  }

  func insertOrRemoveRow(_ step: Int) {
    if step.isMultiple(of: 2) {
      rows.insert(Row(id: -1, text: "new"), at: 0)
    } else {
      rows.remove(at: 0)
    }
    _ = screen.bytes()
  }
}
