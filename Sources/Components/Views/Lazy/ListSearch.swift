import Signals

/// The search for a row whose text begins with what is typed.
///
/// Rows that are not shown are described for it, a few hundred before each frame, so that a long
/// list does not delay the next key.
@MainActor
final class ListSearch {
  /// The characters that have been typed so far.
  private(set) var text = ""
  private var timer: AnyCancellable?
  /// The number of the search, which later keys replace.
  private var generation = 0

  private static let pause = Duration.seconds(1)
  private static let rowsPerFrame = 256

  /// Adds a character and searches on from the current row of `list`.
  func type(_ character: Character, in list: ListNode) {
    let isFirst = text.isEmpty
    text.append(character)
    generation += 1
    timer = list.tree.schedule(after: ListSearch.pause) { [weak self] in self?.end() }
    let start = (list.current?.index ?? -1) + (isFirst ? 1 : 0)
    search(list, from: start, count: list.rows.count, generation)
  }

  /// Forgets what was typed.
  func end() {
    text = ""
    timer = nil
    generation += 1
  }

  /// Searches `count` rows beginning at `start`, and at the first row after the last.
  private func search(_ list: ListNode, from start: Int, count: Int, _ generation: Int) {
    let total = list.rows.count
    guard generation == self.generation, total > 0 else { return }
    for step in 0..<min(count, ListSearch.rowsPerFrame) {
      let index = (start + step) % total
      guard list.text(ofRow: index)?.hasCaseInsensitivePrefix(text) == true else { continue }
      _ = list.move(to: index, isForward: true)
      return
    }
    let rest = count - ListSearch.rowsPerFrame
    if rest <= 0 { return }
    list.tree.updateQueue.enqueue { [weak self, weak list] in
      guard let list else { return }
      self?.search(list, from: start + ListSearch.rowsPerFrame, count: rest, generation)
    }
  }
}

extension ListNode {
  /// Returns the text of a row; `nil` for headers and rows without text.
  func text(ofRow index: Int) -> String? {
    let (segment, offset) = rows.location(ofRow: index)
    if segment.role != .row { return nil }
    if let row = stack?.shown.first(where: { $0.index == index }) {
      return row.elements.lazy.compactMap { $0.firstText }.first
    }
    switch segment.content {
    case .view(let node): return node.firstText
    case .source(let source): return (source as? any EditableRowSource)?.text(at: offset)
    }
  }
}

extension String {
  fileprivate func hasCaseInsensitivePrefix(_ prefix: String) -> Bool {
    lowercased().hasPrefix(prefix.lowercased())
  }
}
