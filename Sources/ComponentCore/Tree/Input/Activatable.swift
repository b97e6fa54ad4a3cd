/// A node with an action that a click performs.
package protocol Activatable: LayoutNode {
  /// Performs the action of a click; returns `false` if the node has none now.
  func activate() -> Bool
}

extension LayoutNode {
  /// Activates the first node, among this one and its descendants, that has an action; returns
  /// whether there was one.
  package func activateFirst() -> Bool {
    (self as? any Activatable)?.activate() == true
      || layoutChildren.contains { $0.activateFirst() }
  }
}
