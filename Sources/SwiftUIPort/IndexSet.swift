// Offsets of rows as `IndexSet`, in which programs for SwiftUI receive them.

extension ForEach {
  /// Lets the user delete elements: Delete or Backspace deletes the row that contains the focus.
  ///
  ///     ForEach(items) { Text($0.name) }
  ///       .onDelete { offsets in items.remove(atOffsets: offsets) }
  ///
  /// - Parameter action: Removes the elements at the offsets; `nil` if rows cannot be deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    let delete = action.map { action in { (offsets: RangeSet<Int>) in action(IndexSet(offsets)) } }
    return onDelete(perform: delete)
  }

  /// Lets the user move elements: Alt-↑ and Alt-↓ move the row that contains the focus.
  ///
  /// - Parameter action: Moves the elements at the offsets to before the element at the second
  ///   argument; `nil` if rows cannot be moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    let move = action.map { action in
      { (offsets: RangeSet<Int>, destination: Int) in action(IndexSet(offsets), destination) }
    }
    return onMove(perform: move)
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at `offsets`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    remove(atOffsets: RangeSet(offsets))
  }
}

extension MutableCollection {
  /// Moves the elements at `offsets` to before the element at `destination`, which is the end of
  /// the collection if there is none.
  public mutating func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    move(fromOffsets: RangeSet(offsets), toOffset: destination)
  }
}

extension IndexSet {
  init(_ offsets: RangeSet<Int>) {
    self.init()
    for range in offsets.ranges { insert(integersIn: range) }
  }
}

extension RangeSet<Int> {
  init(_ offsets: IndexSet) {
    self.init(offsets.rangeView)
  }
}
