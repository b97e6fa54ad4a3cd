extension ArrayEditor {
  /// Inserts, removes, moves and updates elements so that the content equals `elements`.
  ///
  ///     content:                                [a b c]
  ///     setElements([c2 a x], by: \.id):        remove b at 1, move 1 to 0, insert x at 2,
  ///                                             update 0 to c2
  ///
  /// Elements with the same identity are the same element in different states. As few of them as
  /// possible are moved. If several elements have the same identity, the first one corresponds to
  /// the first one, and so on.
  ///
  /// - Parameters:
  ///   - elements: The new content.
  ///   - id: Returns the identity of an element, such as a key path.
  ///   - areEqual: Whether two states of an element are equal, so that it is not updated.
  /// - Complexity: Linear if only a part in one place has changed, otherwise O(*n* log *n*).
  public mutating func setElements<ID: Hashable>(
    _ elements: some Collection<Element>, by id: (Element) -> ID,
    areEqual: (Element, Element) -> Bool
  ) {
    let (old, new) = (Array(self), Array(elements))
    var (start, oldEnd, newEnd) = (0, old.count, new.count)
    while start < Swift.min(oldEnd, newEnd), id(old[start]) == id(new[start]) { start += 1 }
    while Swift.min(oldEnd, newEnd) > start, id(old[oldEnd - 1]) == id(new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    let targets = ObservableCollections.targets(
      of: old[start..<oldEnd], in: new[start..<newEnd], by: id)
    removeUnmatched(targets, from: start)
    rearrange(targets.compactMap { $0 }, new[start..<newEnd], from: start)
    for (index, states) in zip(snapshot, new).enumerated() where !areEqual(states.0, states.1) {
      self[index] = states.1
    }
  }

  /// Sorts the elements. Each one keeps its identity, and as few as possible are moved.
  ///
  /// - Complexity: O(*n* log *n*).
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    let elements = Array(self)
    let order = try elements.indices.sorted {
      try areInIncreasingOrder(elements[$0], elements[$1])
    }
    var targets = order
    for (target, index) in order.enumerated() { targets[index] = target }
    rearrange(targets, elements[...], from: 0)
  }

  /// Removes the elements that have no target, the last ones first.
  private mutating func removeUnmatched(_ targets: [Int?], from start: Int) {
    var end = targets.count
    while end > 0 {
      let first = targets[..<end].lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
      if first < end { removeSubrange(start + first..<start + end) }
      end = targets[..<first].lastIndex { $0 == nil }.map { $0 + 1 } ?? 0
    }
  }

  /// Moves the elements from `start` to their targets among `elements`, and inserts the others.
  private mutating func rearrange(
    _ targets: [Int], _ elements: ArraySlice<Element>, from start: Int
  ) {
    var sources = [Int?](repeating: nil, count: elements.count)
    for (index, target) in targets.enumerated() { sources[target] = index }
    var rearrangement = Rearrangement(targets)
    var place = 0
    while place < sources.count {
      if let source = sources[place] {
        if let (from, to) = rearrangement.pass(source) { move(from: start + from, to: start + to) }
        place += 1
      } else {
        let end = sources[place...].firstIndex { $0 != nil } ?? sources.count
        let first = elements.startIndex
        insert(
          contentsOf: elements[first + place..<first + end],
          at: start + rearrangement.insertionOffset(place))
        place = end
      }
    }
  }
}

extension ArrayEditor where Element: Equatable {
  /// Inserts, removes, moves and updates elements so that the content equals `elements`.
  ///
  /// Like ``ArrayEditor/setElements(_:by:areEqual:)``, comparing with `==`.
  public mutating func setElements<ID: Hashable>(
    _ elements: some Collection<Element>, by id: (Element) -> ID
  ) {
    setElements(elements, by: id, areEqual: ==)
  }
}

extension ArraySnapshot where Element: Sendable {
  /// Returns the change that leads from another snapshot to this one.
  ///
  ///     let change = rows.difference(from: oldRows, by: \.id) { $0.text == $1.text }
  ///
  /// Like ``ArrayEditor/setElements(_:by:areEqual:)``.
  public func difference<ID: Hashable>(
    from other: ArraySnapshot, by id: (Element) -> ID, areEqual: (Element, Element) -> Bool
  ) -> CollectionChange<Element> {
    var editor = ArrayEditor(other)
    editor.setElements(self, by: id, areEqual: areEqual)
    return editor.change
  }
}

extension ArraySnapshot where Element: Equatable & Sendable {
  /// Returns the change that leads from another snapshot to this one.
  ///
  ///     let change = rows.difference(from: oldRows, by: \.id)
  ///
  /// Like ``ArrayEditor/setElements(_:by:areEqual:)``, comparing with `==`.
  public func difference<ID: Hashable>(
    from other: ArraySnapshot, by id: (Element) -> ID
  ) -> CollectionChange<Element> {
    difference(from: other, by: id, areEqual: ==)
  }
}

/// Returns, for each element of `old`, the index from the start of `new` of the element with the
/// same identity, if there is one.
private func targets<Element, ID: Hashable>(
  of old: ArraySlice<Element>, in new: ArraySlice<Element>,
  by id: (Element) -> ID
) -> [Int?] {
  // The first element of each identity, and for each element the next one of its identity.
  var (first, next) = ([ID: Int](minimumCapacity: new.count), [Int?]())
  for (index, element) in Array(new).enumerated().reversed() {
    let id = id(element)
    next.append(first[id])
    first[id] = index
  }
  return old.map { element in
    let id = id(element)
    guard let index = first[id] else { return nil }
    first[id] = next[new.count - 1 - index]
    return index
  }
}
