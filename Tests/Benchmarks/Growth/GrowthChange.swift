import Components
import Signals
import TextBackend

/// What is changed on a page, to see whether its cost grows with the page: first what should not
/// grow, as the release of many views would leave a heap in which it is slower.
enum GrowthChange: String, CaseIterable {
  case title = "title of the same width"
  case width = "title of another width"
  case scrolling = "scrolling"
  case tab = "focus by Tab"
  case arrow = "focus by an arrow"
  case rightArrow = "the right arrow"
  case typing = "typing"
  case lineEnd = "the start or end of a line"
  case pointer = "moving the pointer"
  case environment = "environment"
  case resize = "resize"
  case append = "append"
  case insertion = "insertion at the top"
  case removal = "removal at the top"
  case opening = "opening"
  case firstFrame = "first frame"

  /// The changes of a container of rows.
  static let ofRows = allCases.filter { ![.opening, .typing, .lineEnd, .pointer].contains($0) }
  /// The changes of a text that is edited.
  static let ofText: [GrowthChange] = [
    .scrolling, .arrow, .typing, .lineEnd, .environment, .resize, .firstFrame,
  ]

  /// Makes the change, which a frame is to show.
  @MainActor
  func perform(on page: GrowthPage, step: Int) {
    let isEven = step.isMultiple(of: 2)
    switch self {
    case .firstFrame: page.show()
    case .title: page.title.send(isEven ? "Delete All" : "Select All")
    case .width: page.title.send(isEven ? "Go!" : "OK")
    case .insertion: page.rows.insert(GrowthPage.Row(id: -1 - step), at: 0)
    case .removal: page.rows.remove(at: 0)
    case .append: page.rows.append(GrowthPage.Row(id: -1 - step))
    case .scrolling: page.scroll(by: isEven ? 1 : -1)
    case .tab: page.screen.press(.tab)
    case .arrow: page.screen.press(.down)
    case .rightArrow: page.screen.press(.right)
    case .environment: page.lineLimit.send(isEven ? 1 : 2)
    case .resize: page.screen.resize(columns: GrowthPage.columns - (isEven ? 1 : 0), rows: 8)
    case .opening: page.screen.press(.enter)
    case .typing: page.screen.type("a")
    case .lineEnd: page.screen.press(isEven ? .home : .end)
    case .pointer: page.screen.move(column: 3, row: isEven ? 3 : 4)
    }
  }

  /// Undoes the change, so that the next one is the same again.
  @MainActor
  func undo(on page: GrowthPage, step: Int) {
    switch self {
    case .firstFrame: page.pressKeys()
    case .insertion: page.rows.remove(at: 0)
    case .removal: page.rows.insert(GrowthPage.Row(id: -1 - step), at: 0)
    case .append: page.rows.remove(at: page.rows.count - 1)
    case .opening: page.screen.press(.escape)
    case .tab: page.screen.press(.tab, modifiers: .shift)
    case .arrow: page.screen.press(.up)
    default: return
    }
    _ = page.screen.bytes()
  }
}
