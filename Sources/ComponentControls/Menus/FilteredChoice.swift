/// The options that a user looks through and chooses from.
package struct FilteredChoice {
  private let labels: [String]
  /// The largest number of options that are shown at a time.
  private let visibleCount: Int
  private let allowsSeveral: Bool
  /// The indices of the options that have been chosen, if there may be several.
  package private(set) var chosen: Set<Int>
  /// The text that has been typed.
  package private(set) var query = ""
  /// The indices of the options that contain the words of the query.
  package private(set) var matches: [Int]
  /// The position of the current option among the matches.
  package private(set) var position = 0
  /// The position of the first option that is shown.
  private var start = 0

  package init(
    labels: [String], allowsSeveral: Bool = false, chosen: Set<Int> = [], visibleCount: Int = 10
  ) {
    self.labels = labels
    self.visibleCount = visibleCount
    self.allowsSeveral = allowsSeveral
    self.chosen = chosen.filter(labels.indices.contains)
    matches = Array(labels.indices)
    if let first = self.chosen.min() { move(to: first) }
  }

  /// The index of the current option.
  package var current: Int? { matches.isEmpty ? nil : matches[position] }

  /// The indices of the options that are shown.
  package var visible: ArraySlice<Int> {
    matches[start..<min(start + visibleCount, matches.count)]
  }

  /// The indices of the options to accept; `nil` if none can be.
  package var result: [Int]? { allowsSeveral ? chosen.sorted() : current.map { [$0] } }

  /// Handles a key other than Enter; returns `false` if it has no effect here.
  package mutating func handle(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.up, []): move(to: position > 0 ? position - 1 : matches.count - 1)
    case (.down, []): move(to: position + 1 < matches.count ? position + 1 : 0)
    case (.pageUp, []): move(to: position - visibleCount)
    case (.pageDown, []): move(to: position + visibleCount)
    case (.home, []): move(to: 0)
    case (.end, []): move(to: matches.count - 1)
    case (.space, []) where allowsSeveral:
      if let current { chosen.formSymmetricDifference([current]) }
    case ("a", .control) where allowsSeveral:
      let isComplete = chosen.isSuperset(of: matches)
      if isComplete { chosen.subtract(matches) } else { chosen.formUnion(matches) }
    case (.backspace, []):
      if !query.isEmpty { query.removeLast() }
      filter()
    case ("u", .control):
      query = ""
      filter()
    case (.space, []): type(" ")
    case (.character(let character), []): type(character)
    default: return false
    }
    return true
  }

  private mutating func type(_ character: Character) {
    query.append(character)
    filter()
  }

  private mutating func filter() {
    let words = query.lowercased().split(separator: " ")
    let previous = current
    matches = labels.indices.filter { index in
      let label = labels[index].lowercased()
      return words.allSatisfy { label.contains($0) }
    }
    move(to: previous.flatMap { matches.firstIndex(of: $0) } ?? 0)
  }

  /// Moves to the option at `position`, or the nearest one.
  private mutating func move(to position: Int) {
    self.position = max(0, min(position, matches.count - 1))
    start = max(self.position - visibleCount + 1, min(start, self.position))
    start = max(0, min(start, matches.count - visibleCount))
  }
}
