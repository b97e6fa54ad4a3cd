// These are loops, because a closure that is passed to a generic algorithm checks each time that
// it runs on the main actor.

extension [LayoutNode] {
  /// Whether no view of these nodes is being removed.
  @MainActor
  var arePresent: Bool {
    for node in self where node.presence != .present { return false }
    return true
  }

  /// Whether one of these nodes or their descendants sets an alignment guide.
  @MainActor
  var setGuides: Bool {
    for node in self where node.setsGuides { return true }
    return false
  }

  /// Whether one of these nodes may draw outside of its rectangle.
  @MainActor
  package var mayOverflow: Bool {
    for node in self where node.drawingOverflow > 0 { return true }
    return false
  }
}

extension Array where Element: AnyObject {
  /// Returns whether both contain the same objects in the same order.
  @inlinable
  package func isIdentical(to other: [Element]) -> Bool {
    if count != other.count { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }

  /// Returns whether `object` is among the elements.
  @inlinable
  package func contains(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  /// Returns the elements before `object`, or none if it is not among them.
  @inlinable
  package func elements(before object: Element) -> ArraySlice<Element> {
    for index in indices where self[index] === object { return self[..<index] }
    return []
  }

  /// Returns the elements after `object`, or none if it is not among them.
  @inlinable
  package func elements(after object: Element) -> ArraySlice<Element> {
    for index in indices where self[index] === object { return self[(index + 1)...] }
    return []
  }

  /// Returns the elements that are not in `other`. Each array contains an object once.
  ///
  /// Most changes insert or remove a few elements, so those at the start and at the end that both
  /// have in common are only compared.
  @inlinable
  package func elements(notIn other: [Element]) -> [Element] {
    let shorter = Swift.min(count, other.count)
    var (start, equalAtEnd) = (0, 0)
    while start < shorter, self[start] === other[start] { start += 1 }
    while equalAtEnd < shorter - start,
      self[count - 1 - equalAtEnd] === other[other.count - 1 - equalAtEnd]
    {
      equalAtEnd += 1
    }
    let rest = self[start..<count - equalAtEnd]
    if rest.isEmpty { return [] }
    let kept = Set(other[start..<other.count - equalAtEnd].map { ObjectIdentifier($0) })
    return rest.filter { !kept.contains(ObjectIdentifier($0)) }
  }

  /// Removes the elements that are not in `kept`.
  @inlinable
  package mutating func removeAll(except kept: Set<ObjectIdentifier>) {
    let old = self
    removeAll(keepingCapacity: true)
    for element in old where kept.contains(ObjectIdentifier(element)) { append(element) }
  }
}
