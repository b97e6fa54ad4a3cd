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

  /// Removes the elements that are not in `kept`.
  @inlinable
  package mutating func removeAll(except kept: Set<ObjectIdentifier>) {
    let old = self
    removeAll(keepingCapacity: true)
    for element in old where kept.contains(ObjectIdentifier(element)) { append(element) }
  }
}
