@_spi(Nodes) import ComponentCore
import Signals

/// The search for a row whose text begins with what is typed.
///
/// Rows that are not shown are described for it, as many at a time as do not noticeably delay the
/// next key. It ends when another row becomes the current one.
@MainActor
final class ListSearch {
  /// The rows that have not been searched yet.
  private struct Rest {
    let prefix: String
    /// The current row when the search began.
    let origin: RowKey?
    var start: Int
    var count: Int
  }

  /// The characters that have been typed without a pause.
  private(set) var text = ""
  private var pauseTimer: AnyCancellable?
  private var rest: Rest?
  /// The timer that continues the search after keys and frames have had their turn.
  private var nextPart: AnyCancellable?

  private static let pause = Duration.seconds(1)
  /// The time for which keys and frames wait for the search.
  private static let partDuration = Duration.milliseconds(10)

  /// Adds a character and searches on from the current row of `list`.
  func type(_ character: Character, in list: ListNode) {
    let isFirst = text.isEmpty
    text.append(character)
    pauseTimer = list.tree.schedule(after: ListSearch.pause) { [weak self] in self?.text = "" }
    rest = Rest(
      prefix: text.lowercased(), origin: list.current?.key,
      start: (list.current?.index ?? -1) + (isFirst ? 1 : 0), count: list.rows.count)
    searchPart(of: list)
  }

  /// Forgets what was typed, and stops searching.
  func end() {
    text = ""
    (rest, pauseTimer, nextPart) = (nil, nil, nil)
  }

  /// Searches the remaining rows for a while. The first row follows the last.
  private func searchPart(of list: ListNode) {
    let (total, scheduler) = (list.rows.count, list.tree.scheduler)
    let end = scheduler.now.advanced(by: ListSearch.partDuration)
    while let next = rest, next.count > 0, total > 0, list.current?.key == next.origin {
      if scheduler.now >= end { return continueLater(in: list) }
      rest?.start += 1
      rest?.count -= 1
      let text = list.text(ofRow: next.start % total)
      guard text?.lowercased().hasPrefix(next.prefix) == true else { continue }
      rest = nil
      _ = list.move(to: next.start % total, isForward: true)
    }
    rest = nil
  }

  private func continueLater(in list: ListNode) {
    nextPart = list.tree.schedule(after: .zero) { [weak self, weak list] in
      if let list { self?.searchPart(of: list) }
    }
  }
}

extension ListNode {
  /// Returns the text of a row; `nil` for headers and rows without text.
  func text(ofRow index: Int) -> String? {
    let (segment, offset) = rows.location(ofRow: index)
    if segment.role != .row { return nil }
    if let row = stack?.shownRow(at: index) {
      return row.elements.lazy.compactMap { $0.firstText }.first
    }
    switch segment.content {
    case .view(let node): return node.firstText
    case .source(let source): return (source as? any EditableRowSource)?.text(at: offset)
    }
  }
}
