import Components
import Signals
import TextBackend

/// Prints the number of bytes that small changes send to the terminal.
@MainActor
func printBytesOfFrames() {
  printBytes(
    "\"Select All\" → \"Delete All\" among 4 buttons", [ButtonPanel(buttons: 4).changeTitle(0)])
  let (column, log) = (ButtonColumn(buttons: 4), LogView(rows: 200))
  printBytes("\"OK\" ↔ \"Go!\" among 4 buttons", (0..<4).map(column.changeTitle))
  printBytes("scrolling a log by a line", (0..<6).map(log.scroll))
  printBytes("inserting a line at the top", (0..<6).map(log.insertOrRemove))
}

private func printBytes(_ name: String, _ counts: [Int]) {
  print("Bytes for \(name): \(counts.map(String.init).joined(separator: ", "))")
}

/// A log that fills a screen of 80 by 24 cells.
@MainActor
struct LogView {
  private let rows: CurrentValueSubject<[Int], Never>
  private let screen: Screen

  init(rows count: Int) {
    let rows = CurrentValueSubject<[Int], Never>(Array(0..<count))
    self.rows = rows
    screen = Screen(columns: 80, rows: 24) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(rows, id: \.self) { row in
            Text("Row \(row): some text of the \(row)th row, as a log has it")
          }
        }
      }
    }
    _ = screen.bytes()
    screen.press(.tab)
    _ = screen.bytes()
  }

  /// Scrolls down fifty lines, and up again.
  func scroll(_ step: Int) -> Int {
    screen.press(step % 100 < 50 ? .down : .up)
    return screen.bytes().count
  }

  /// Inserts a row above the visible ones, and removes it again.
  func insertOrRemove(_ step: Int) -> Int {
    if step == 0 { screen.press(.home) }
    if step == 0 { _ = screen.bytes() }
    if step.isMultiple(of: 2) { rows.value.insert(-1, at: 0) } else { rows.value.removeFirst() }
    return screen.bytes().count
  }
}
