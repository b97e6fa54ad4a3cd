@_spi(Nodes) import ComponentControls
@_spi(Nodes) import ComponentCore

extension ListNode {
  /// Handles a key that goes down or repeats.
  func handleKey(_ press: KeyPress) -> Bool {
    if let edit = RowEdit(press) ?? RowEdit(listKey: press), edits(edit) { return true }
    let index = current?.index ?? -1
    let extends = press.modifiers.contains(.shift)
    let isOwn = tree.eventDispatcher.focused === self
    switch (press.key, press.modifiers.subtracting(.shift)) {
    case (.up, []):
      return index > 0 && move(to: index - 1, isForward: false, extends: extends)
        && isMoved(from: index)
    case (.down, []):
      return move(to: index + 1, isForward: true, extends: extends) && isMoved(from: index)
    case (.up, .control) where isOwn: return move(to: index - 1, isForward: false, selects: false)
    case (.down, .control) where isOwn: return move(to: index + 1, isForward: true, selects: false)
    case (.pageUp, []) where isOwn:
      return move(to: index - pageLength, isForward: false, extends: extends)
    case (.pageDown, []) where isOwn:
      return move(to: index + pageLength, isForward: true, extends: extends)
    case (.home, []) where isOwn: return move(to: 0, isForward: true, extends: extends)
    case (.end, []) where isOwn:
      return move(to: rows.count - 1, isForward: false, extends: extends)
    case ("a", .control) where isOwn && selection.allowsMany: selectAll()
    case (.enter, []) where isOwn: return performPrimaryAction()
    case (.left, []) where isOwn && !extends: return expandCurrent(false)
    case (.right, []) where isOwn && !extends: return expandCurrent(true)
    case (.function(10), []) where isOwn && extends: return openRowMenu()
    case (.space, []) where isOwn && search.text.isEmpty:
      if !selection.allowsMany { return performSpace() }
      toggleCurrent()
    case (.character(let character), [])
    where isOwn && !tree.eventDispatcher.hasShortcut(press, from: self):
      search.type(character, in: self)
    default: return false
    }
    return true
  }

  /// Whether the current row is another one than that at `index`, so that an arrow at the end
  /// leaves the list.
  private func isMoved(from index: Int) -> Bool { current?.index != index }

  /// Selects the current row, or performs the action of its first control.
  private func performSpace() -> Bool {
    guard let current, let id = id(ofRow: current.index), selection.accepts(id),
      !selection.contains(id), !disables(.select, row: current.index)
    else { return performPrimaryAction() }
    selection.select([id])
    updateRows()
    return true
  }

  /// Shows or hides what belongs to the current row. If there is nothing to hide, moves to the row
  /// to which it belongs itself. Returns `false` if there is none either.
  private func expandCurrent(_ isExpanded: Bool) -> Bool {
    let keys = currentShownRow?.elements.lazy.compactMap { $0.firstDisclosureKeys }.first
    guard let keys else { return false }
    if keys.expand(isExpanded) { return true }
    guard !isExpanded, let parent = keys.parent, let index = index(ofID: parent) else {
      return false
    }
    return move(to: index, isForward: false)
  }

  /// Opens the context menu of the current row below it; returns whether there is one.
  private func openRowMenu() -> Bool {
    guard let row = currentShownRow else { return false }
    return row.elements.contains { element in
      let corner = element.screenOrigin + Point(x: 0, y: element.rect.size.height)
      return element.openFirstMenu(at: corner)
    }
  }

  /// The number of rows by which Page Up and Page Down move.
  private var pageLength: Int {
    guard let stack else { return 1 }
    let count = stack.shown[stack.shownWindow].reduce(0) { count, row in
      let isVisible =
        row.position >= stack.visible.lowerBound
        && row.position + row.length <= stack.visible.upperBound
      return isVisible ? count + 1 : count
    }
    return max(1, count - 1)
  }

  // MARK: Editing

  /// Performs `edit` on the selected rows, or the current one; returns whether it is allowed.
  private func edits(_ edit: RowEdit) -> Bool {
    guard let current, current.index < rows.count else { return false }
    if disables(edit.action, row: current.index) { return false }
    let (segment, offset) = rows.location(ofRow: current.index)
    guard case .source(let source) = segment.content,
      let actions = (source as? any EditableRowSource)?.editActions
    else { return false }
    let id = source.rowID(at: offset)
    guard edit == .delete, actions.delete != nil, selection.contains(id), selection.ids.count > 1
    else { return actions.perform(edit, at: offset, of: source.rowCount) }
    let start = current.index - offset
    let selected = (0..<source.rowCount).filter {
      selection.contains(source.rowID(at: $0)) && !disables(.delete, row: start + $0)
    }
    var offsets = RangeSet<Int>()
    for offset in selected { offsets.insert(contentsOf: offset..<offset + 1) }
    actions.delete?(offsets)
    return true
  }
}

extension RowEdit {
  /// Creates the edit of a key that only lists have, because some terminals keep Alt to
  /// themselves.
  fileprivate init?(listKey press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.up, [.shift, .control]): self = .moveUp
    case (.down, [.shift, .control]): self = .moveDown
    default: return nil
    }
  }
}

extension LayoutNode {
  /// Opens the first context menu among this node and its descendants; returns whether there is
  /// one.
  fileprivate func openFirstMenu(at point: Point) -> Bool {
    (self as? any ContextMenuOwner)?.openContextMenu(at: point) == true
      || layoutChildren.contains { $0.openFirstMenu(at: point) }
  }
}
