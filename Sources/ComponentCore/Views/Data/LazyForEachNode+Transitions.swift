extension LazyForEachNode {
  /// Removes a row that is not shown any longer after a change: with its transition if it was on
  /// the screen and its element has been removed.
  func remove(_ row: Row, isInTransitions: Bool, wasVisible: (Node) -> Bool) {
    let node = row.view.node
    guard hasTransition(node, isInTransitions: isInTransitions), wasVisible(node),
      data.isRemoved(row.id, from: row.index, of: self)
    else { return node.unmount() }
    leaving.append(row)
    let isShown = showDisappearance(of: node) { [weak self, weak row] in
      if let row { self?.removalDidEnd(row) }
    }
    if isShown { return }
    leaving.removeLast()
    node.unmount()
  }

  /// Returns the row of an element that is shown again before the transition of its removal has
  /// ended.
  func returningRow(_ element: Data.Element, _ id: ID, at index: Int) -> Row? {
    guard let position = leaving.firstIndex(where: { $0.id == id }), rows[id] == nil else {
      return nil
    }
    let row = leaving.remove(at: position)
    rows[id] = row
    (row.pass, row.index, row.version) = (pass, index, version)
    update(row, with: element)
    showReappearance(of: row.view.node)
    return row
  }

  private func removalDidEnd(_ row: Row) {
    guard let position = leaving.firstIndex(where: { $0 === row }) else { return }
    leaving.remove(at: position)
    row.view.node.unmount()
    elementsDidChange()
  }
}
