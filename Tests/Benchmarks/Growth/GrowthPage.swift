import Components
import ObservableCollections
import Signals
import TextBackend

/// A view of many rows on a screen so small that ten rows fill it.
@MainActor
final class GrowthPage {
  /// One of the rows.
  struct Row: Identifiable, Sendable {
    let id: Int
    var text: String { "row \(id)" }
    /// The rows below this one in an outline.
    var children: [Row]? { nil }
  }

  static let columns = 60

  /// The title of the first view.
  let title = CurrentValueSubject<String, Never>("Select All")
  let rows: ObservableArray<Row>
  let lineLimit = CurrentValueSubject<Int, Never>(2)
  /// The keys to press before the changes.
  private let keys: [Key]
  /// The view that is shown.
  private var view = AnyView(EmptyView())
  private(set) var screen = Screen(columns: 0, rows: 0) { EmptyView() }

  init(_ container: GrowthContainer, rows count: Int) {
    rows = ObservableArray((0..<count).map { Row(id: $0) })
    keys = container.keys
    view = AnyView(container.view(self).lineLimit(lineLimit))
    show()
    pressKeys()
  }

  /// Shows the view on a new screen.
  func show() {
    screen = Screen(columns: GrowthPage.columns, rows: 8) { view }
  }

  func pressKeys() {
    _ = screen.bytes()
    for key in keys { screen.press(key) }
    _ = screen.bytes()
  }

  func scroll(by lines: Int) {
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: lines), at: Point(x: 3, y: 3))))
  }
}
