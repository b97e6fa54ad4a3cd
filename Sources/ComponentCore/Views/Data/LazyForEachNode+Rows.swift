// The passes in which a lazy container takes its rows: see ``RowSource``.

extension LazyForEachNode {
  var hasRowNodes: Bool { !order.isEmpty || !leaving.isEmpty }

  func beginRows() {
    pass += 1
    former = order
    order = []
    spare = reusesRows ? formerWindow : 0..<0
  }

  func row(at index: Int) -> SourceRow? {
    var sourceRow: SourceRow?
    data.read(at: index) {
      let row = self.row(of: $0, at: index)
      sourceRow = SourceRow(id: row.id, node: row.view.node, isNew: row.isNew)
    }
    return sourceRow
  }

  private func row(of element: Data.Element, at index: Int) -> Row {
    let id = data.id(element)
    guard let row = row(withID: id, at: index) else {
      let known =
        hasOnlyDistinctRows
        ? reusedRow(element, id, at: index) : returningRow(element, id, at: index)
      let row = known ?? makeRow(element, id, at: index)
      order.append(row)
      return row
    }
    if row.pass != pass { order.append(row) }
    (row.pass, row.index) = (pass, index)
    if row.version != version {
      let isSame = row.version >= descriptionVersion && areEqual(row.view.element, element)
      row.version = version
      if !isSame { update(row, with: element) }
    }
    return row
  }

  func keepRow(at index: Int) -> Bool {
    let position = former.partitioningIndex { $0.index >= index }
    guard position < former.count, former[position].index == index,
      former[position].version == version
    else { return false }
    let row = former[position]
    if row.pass != pass { order.append(row) }
    row.pass = pass
    return true
  }

  /// Returns the row of the element with `id` at `index`, if it has one. The row of another
  /// element with this identity is another one.
  private func row(withID id: ID, at index: Int) -> Row? {
    if !copies.isEmpty, let copy = copies[index], copy.id == id { return copy }
    guard let row = rows[id] else { return nil }
    return row.pass == pass && row.index != index ? nil : row
  }

  // MARK: Reusing rows

  /// Whether new rows may take over the nodes of former ones: not if a change could be animated.
  private var reusesRows: Bool {
    hasOnlyDistinctRows && tree.animator.isIdle && TransactionBox.applied == nil
      && views.context.animationScope == nil && !isInTransitions
  }

  /// The positions in ``former`` of the rows around the middle one. Those far away are kept for
  /// their own sake, such as the first, the last and the focused one.
  private var formerWindow: Range<Int> {
    if former.isEmpty { return 0..<0 }
    let (count, middle) = (former.count, former[former.count / 2].index)
    var (first, end) = (0, count)
    while middle - former[first].index > count { first += 1 }
    while former[end - 1].index - middle > count { end -= 1 }
    return first..<end
  }

  /// Returns the former row that is farthest from `index`, and shows `element` from now on; `nil`
  /// if it remembers something, or is so near that the pass may ask for it.
  private func reusedRow(_ element: Data.Element, _ id: ID, at index: Int) -> Row? {
    let (spare, former) = (spare, former)
    if spare.isEmpty { return nil }
    let (first, last) = (spare.lowerBound, spare.upperBound - 1)
    let takesFirst = abs(former[first].index - index) > abs(former[last].index - index)
    let row = former[takesFirst ? first : last]
    // A window has about as many rows as the former one, and a few may have been inserted.
    guard abs(row.index - index) > former.count * 3 / 2, row.pass != pass,
      row.view.observer == nil, row.view.node.isStateless
    else { return nil }
    if let other = rows.updateValue(row, forKey: id) {
      rows[id] = other
      return nil
    }
    rows[row.id] = nil
    self.spare = takesFirst ? first + 1..<spare.upperBound : first..<last
    (row.id, row.index, row.pass, row.version, row.isNew) = (id, index, pass, version, true)
    row.view.node.forgetAccessibilityElements()
    update(row, with: element)
    return row
  }

  /// Creates the row of an element.
  private func makeRow(_ element: Data.Element, _ id: ID, at index: Int) -> Row {
    let row = Row(
      id, views.row(of: element, id, updating: nil, in: self), version: version, index: index,
      pass: pass)
    adopt(row.view.node)
    if let other = rows.updateValue(row, forKey: id) {
      rows[id] = other
      copies.updateValue(row, forKey: index)?.view.node.unmount()
    }
    return row
  }

  /// Describes the view of a row again.
  func update(_ row: Row, with element: Data.Element) {
    let old = row.view.node
    row.view = views.row(of: element, row.id, updating: row.view, in: self)
    if row.view.node === old { return }
    old.unmount()
    adopt(row.view.node)
  }

  func endRows(wasVisible: (Node) -> Bool) {
    var hasRemoved = false
    let hasOldData = data.hasOldData
    let isInTransitions = hasOldData && isInTransitions
    for row in former where row.pass != pass {
      hasRemoved = true
      if rows[row.id] === row {
        rows[row.id] = nil
      } else if copies[row.index] === row {
        copies[row.index] = nil
      } else {
        continue
      }
      if hasOldData {
        remove(row, isInTransitions: isInTransitions, wasVisible: wasVisible)
      } else {
        row.view.node.unmount()
      }
    }
    former = []
    if order.count > 1 { sortRows() }
    // Modifiers around the rows release those that have been removed.
    if hasRemoved { elementsDidChange() }
    shownVersion = version
    for row in order where row.isNew {
      row.isNew = false
      guard hasOldData, hasTransition(row.view.node, isInTransitions: isInTransitions) else {
        continue
      }
      if data.isInserted(row.id, at: row.index, of: self) { showAppearance(of: row.view.node) }
    }
    data.forgetOldData()
  }

  /// Puts the rows in order. Sorts numbers, because generic rows are slow to sort.
  private func sortRows() {
    let (rows, indices) = (order, indicesInOrder)
    order.removeAll(keepingCapacity: true)
    for position in indices.indices.sorted(by: { @Sendable in indices[$0] < indices[$1] }) {
      order.append(rows[position])
    }
  }

  /// The indices of the rows in ``order``: a loop, because a key path is looked up for each row.
  private var indicesInOrder: [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(order.count)
    for row in order { indices.append(row.index) }
    return indices
  }
}
