extension ForEach {
  /// Lets the user delete elements: Delete or Backspace deletes the row that contains the focus.
  ///
  ///     ForEach(items, id: \.self) { Text($0) }
  ///       .onDelete { items.remove(atOffsets: $0) }
  ///
  /// Rows in which nothing can be focused can be focused themselves, and have the colors of a
  /// selection while they are.
  ///
  /// - Parameter action: Removes the elements at the offsets; `nil` if rows cannot be deleted.
  @_disfavoredOverload  // A port takes offsets as an `IndexSet`.
  public nonisolated func onDelete(perform action: ((RangeSet<Int>) -> Void)?) -> Self {
    with { $0.editActions.delete = action }
  }

  /// Lets the user move elements: Alt-↑ and Alt-↓ move the row that contains the focus.
  ///
  ///     ForEach(items, id: \.self) { Text($0) }
  ///       .onMove { items.move(fromOffsets: $0, toOffset: $1) }
  ///
  /// Rows in which nothing can be focused can be focused themselves, and have the colors of a
  /// selection while they are.
  ///
  /// - Parameter action: Moves the elements at the offsets to before the element at the second
  ///   argument; `nil` if rows cannot be moved.
  @_disfavoredOverload  // A port takes offsets as an `IndexSet`.
  public nonisolated func onMove(perform action: ((RangeSet<Int>, Int) -> Void)?) -> Self {
    with { $0.editActions.move = action }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at `offsets`, as ``ForEach/onDelete(perform:)`` passes them.
  ///
  /// - Precondition: Each offset is that of an element.
  public mutating func remove(atOffsets offsets: RangeSet<Int>) {
    removeSubranges(indices(atOffsets: offsets))
  }
}

extension MutableCollection {
  /// Moves the elements at `offsets` to before the element that is at `destination` now, as
  /// ``ForEach/onMove(perform:)`` passes them.
  ///
  /// - Precondition: Each offset is that of an element; `destination` may also be the count.
  public mutating func move(fromOffsets offsets: RangeSet<Int>, toOffset destination: Int) {
    moveSubranges(
      indices(atOffsets: offsets), to: index(startIndex, offsetBy: destination))
  }
}

extension Collection {
  fileprivate func indices(atOffsets offsets: RangeSet<Int>) -> RangeSet<Index> {
    RangeSet(
      offsets.ranges.map { range in
        let start = index(startIndex, offsetBy: range.lowerBound)
        return start..<index(start, offsetBy: range.count)
      })
  }
}

/// The actions with which the user edits the elements of a `ForEach`.
package nonisolated struct ForEachEditActions {
  package var delete: ((RangeSet<Int>) -> Void)?
  var move: ((RangeSet<Int>, Int) -> Void)?

  var isEmpty: Bool { delete == nil && move == nil }

  /// Performs `edit` on the element at `offset` of `count`; returns whether there is an action for
  /// it.
  package func perform(_ edit: RowEdit, at offset: Int, of count: Int) -> Bool {
    let offsets = RangeSet(offset..<offset + 1)
    switch edit {
    case .delete:
      delete?(offsets)
      return delete != nil
    case .moveUp:
      if offset > 0 { move?(offsets, offset - 1) }
      return move != nil
    case .moveDown:
      if offset + 1 < count { move?(offsets, offset + 2) }
      return move != nil
    }
  }
}

/// An edit of a row by a key.
package nonisolated enum RowEdit {
  case delete, moveUp, moveDown

  /// Creates the edit of a key; `nil` for other keys.
  package init?(_ press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.delete, []), (.backspace, []): self = .delete
    case (.up, .alt): self = .moveUp
    case (.down, .alt): self = .moveDown
    default: return nil
    }
  }
}

/// A modifier that handles the keys with which a row is edited.
nonisolated struct EditableRowModifier: NodeModifier {
  let perform: @MainActor (RowEdit) -> Bool

  @MainActor
  func update(_ wrapper: InputNode<EditableRowHandler>) {
    wrapper.handler.perform = perform
  }
}

/// Handles the keys with which a row is deleted or moved.
final class EditableRowHandler: InputHandler {
  var perform: @MainActor (RowEdit) -> Bool = { _ in false }
  private(set) var isMarked = false {
    didSet { if isMarked != oldValue { node.setNeedsPaint() } }
  }
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  /// Whether nothing inside takes the focus.
  var canBecomeFocused: Bool {
    node.environment.isEnabled && !node.contents.contains { $0.firstFocusableNode != nil }
  }

  var acceptsPointer: Bool { canBecomeFocused }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .focused(let isFocused):
      isMarked = isFocused
      return true
    case .key(let press):
      guard node.environment.isEnabled, press.phase != .up, let edit = RowEdit(press),
        !node.contents.disable(edit.action)
      else { return false }
      return perform(edit)
    default: return false
    }
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    content.draw(on: canvas.marked(with: isMarked ? .focused : []))
  }
}
