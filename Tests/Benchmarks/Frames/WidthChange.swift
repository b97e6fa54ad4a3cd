import Components
import Signals
import TextBackend

extension Workload {
  static let widthAmong4 = widthChange(among: 4)
  static let widthAmong1000 = widthChange(among: 1_000)
  static let widthAmong10000 = widthChange(among: 10_000)

  /// Changes a title to one of another width, among buttons that all stay where they are.
  private static func widthChange(among buttons: Int) -> Workload {
    Workload(
      "a title of another width among \(buttons)", per: "frame", count: 2_000, limit: 60_000,
      preparing: {
        let column = ButtonColumn(buttons: buttons)
        return { count in
          for step in 0..<count { column.changeTitle(step) }
        }
      })
  }
}

/// Buttons below each other, one of which has a title that changes.
@MainActor
struct ButtonColumn {
  private let titles = CurrentValueSubject<String, Never>("OK")
  private let screen: Screen

  init(buttons: Int) {
    let titles = titles
    screen = Screen(columns: 200, rows: 60) {
      VStack {
        Button(titles)
        ForEach(1..<buttons) { _ in
          Button("Select All")
        }
      }
    }
    _ = screen.bytes()
  }

  @discardableResult
  func changeTitle(_ step: Int) -> Int {
    titles.send(step.isMultiple(of: 2) ? "Go!" : "OK")
    return screen.bytes().count
  }
}
