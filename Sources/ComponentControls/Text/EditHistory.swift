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
    /// The place of the characters that differ.
    var edit: TextEdit
    /// Those characters before the change.
    var old: String
    /// Those characters after the change.
    var new: String
    var before: Selection
    var after: Selection

    /// Creates the change from `old` to `new`, reduced to the characters that differ.
    ///
    /// - Parameter start: The index of the first character of `old`.
    init(
      from old: TextStorage, at start: Int, to new: TextStorage, before: Selection, after: Selection
    ) {
      let prefix = old.commonPrefixCount(with: new)
      let suffix = old.commonSuffixCount(with: new, after: prefix)
      edit = TextEdit(
        start: start + prefix, oldCount: old.count - prefix - suffix,
        newCount: new.count - prefix - suffix)
      self.old = String(old[prefix..<old.count - suffix])
      self.new = String(new[prefix..<new.count - suffix])
      self.before = before
      self.after = after
    }

    /// The change back.
    var reversed: Change {
      var change = self
      change.edit = TextEdit(
        start: edit.start, oldCount: edit.newCount, newCount: edit.oldCount)
      (change.old, change.new) = (new, old)
      (change.before, change.after) = (after, before)
      return change
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

extension TextStorage {
  /// Returns the number of characters at the beginning that both texts have.
  fileprivate func commonPrefixCount(with other: TextStorage) -> Int {
    var (cursor, otherCursor) = (cursor(at: 0), other.cursor(at: 0))
    while let element = cursor.next() {
      guard let other = otherCursor.next(), element.hasSameScalars(as: other) else {
        return cursor.index - 1
      }
    }
    return count
  }

  /// Returns the number of characters at the end that both texts have.
  ///
  /// - Parameter start: The number of characters at the beginning that do not count.
  fileprivate func commonSuffixCount(with other: TextStorage, after start: Int) -> Int {
    var (cursor, otherCursor) = (cursor(at: count), other.cursor(at: other.count))
    while min(cursor.index, otherCursor.index) > start, let element = cursor.previous(),
      let other = otherCursor.previous()
    {
      if !element.hasSameScalars(as: other) { return count - cursor.index - 1 }
    }
    return count - cursor.index
  }
}

extension TextStorageCursor.Element {
  /// Returns whether both characters consist of the same Unicode scalars.
  ///
  /// Equal characters may not, because `==` compares their canonical forms.
  fileprivate func hasSameScalars(as other: Self) -> Bool {
    switch (self, other) {
    case (.scalar(let scalar), .scalar(let other)): scalar == other
    case (.cluster(let character), .cluster(let other)):
      character.unicodeScalars.elementsEqual(other.unicodeScalars)
    default: false
    }
  }
}
