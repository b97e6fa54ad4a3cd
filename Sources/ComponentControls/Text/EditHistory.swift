/// The undo and redo stacks of a text.
///
/// A step is a list of changes that are undone together. Consecutive typing adds to one step, and
/// so does consecutive erasing; any other change or motion begins a new step.
struct EditHistory: Sendable {
  /// The cursor and the other end of the selection.
  struct Selection: Hashable, Sendable {
    /// The index at which the selection began; equal to `cursor` if nothing is selected.
    var anchor = 0
    /// The index of the character after the cursor.
    var cursor = 0
  }

  /// A replacement of some characters by others.
  struct Change: Sendable {
    /// The index of the first character that differs.
    var start: Int
    var old: [Character]
    var new: [Character]
    var before: Selection
    var after: Selection

    /// Creates the change from `old` to `new`, reduced to the characters that differ.
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

  /// The kind of a change, which decides whether it adds to the last step.
  enum Kind: Sendable {
    /// Adds to a step of typing.
    case typing
    /// Adds to a step of erasing.
    case erasing
    /// Always begins a new step.
    case other
  }

  /// The maximum number of steps. The oldest one is dropped to make room for another.
  private static let stepLimit = 1_000

  private var undoStack: [[Change]] = []
  private var redoStack: [[Change]] = []
  /// The kind of changes that add to the last step; `other` for none.
  private var openStepKind = Kind.other

  /// Adds `change` to the undo stack and clears the redo stack.
  mutating func record(_ change: Change, as kind: Kind) {
    redoStack = []
    if kind == openStepKind, kind != .other, !undoStack.isEmpty {
      undoStack[undoStack.count - 1].append(change)
    } else {
      undoStack.append([change])
      if undoStack.count > EditHistory.stepLimit { undoStack.removeFirst() }
    }
    openStepKind = kind
  }

  /// Ends the current step, so that the next change begins a new one.
  mutating func endStep() {
    openStepKind = .other
  }

  /// Moves the last step to the redo stack.
  ///
  /// - Returns: The changes to reverse, the last one first.
  mutating func undo() -> [Change] {
    endStep()
    guard let step = undoStack.popLast() else { return [] }
    redoStack.append(step)
    return step.reversed()
  }

  /// Moves the last undone step back to the undo stack.
  ///
  /// - Returns: The changes to apply again, in order.
  mutating func redo() -> [Change] {
    endStep()
    guard let step = redoStack.popLast() else { return [] }
    undoStack.append(step)
    return step
  }
}

extension Character {
  /// Returns whether both characters consist of the same Unicode scalars.
  ///
  /// Equal characters may not, because `==` compares their canonical forms.
  fileprivate func hasSameScalars(as other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
