/// What was done to a text, and what of it was undone.
///
/// What is typed or erased in one go is one step; anything else that happens in between ends it.
struct EditHistory: Sendable {
  /// Where the cursor is, and where the selection began.
  struct Selection: Hashable, Sendable {
    var anchor = 0
    var cursor = 0
  }

  /// Some characters took the place of others.
  struct Change: Sendable {
    var start: Int
    var old: [Character]
    var new: [Character]
    var before: Selection
    var after: Selection

    /// That `new` took the place of `old`, of which it only keeps what differs.
    init(from old: ArraySlice<Character>, to new: [Character], before: Selection, after: Selection)
    {
      let maxCount = min(old.count, new.count)
      let commonPrefixCount = zip(old, new).prefix { $0.hasSameScalars(as: $1) }.count
      let commonSuffixCount = zip(old.reversed(), new.reversed()).prefix(
        maxCount - commonPrefixCount
      )
      .prefix { $0.hasSameScalars(as: $1) }.count
      start = old.startIndex + commonPrefixCount
      self.old = Array(old.dropFirst(commonPrefixCount).dropLast(commonSuffixCount))
      self.new = Array(new.dropFirst(commonPrefixCount).dropLast(commonSuffixCount))
      self.before = before
      self.after = after
    }
  }

  /// What may be done in one go.
  enum Kind: Sendable {
    case typing
    case erasing
    /// Always a step of its own.
    case other
  }

  /// Of more steps, the oldest are forgotten.
  private static let stepLimit = 1_000

  private var done: [[Change]] = []
  private var undone: [[Change]] = []
  /// What still adds to the last step.
  private var openStepKind = Kind.other

  mutating func record(_ change: Change, as kind: Kind) {
    undone = []
    if kind == openStepKind, kind != .other, !done.isEmpty {
      done[done.count - 1].append(change)
    } else {
      done.append([change])
      if done.count > EditHistory.stepLimit { done.removeFirst() }
    }
    openStepKind = kind
  }

  /// What comes next is a step of its own.
  mutating func endStep() {
    openStepKind = .other
  }

  /// The changes to be taken back, the last one first.
  mutating func undo() -> [Change] {
    endStep()
    guard let step = done.popLast() else { return [] }
    undone.append(step)
    return step.reversed()
  }

  /// The changes to be made again.
  mutating func redo() -> [Change] {
    endStep()
    guard let step = undone.popLast() else { return [] }
    done.append(step)
    return step
  }
}

extension Character {
  /// Whether both are spelled alike: equal ones need not be.
  fileprivate func hasSameScalars(as other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
