/// A node with an action that a click performs.
package protocol Activatable: LayoutNode {
  /// Performs the action of a click; returns `false` if the node has none now.
  func activate() -> Bool
  /// Whether the node is a button, over which the pointer is a hand.
  var isButton: Bool { get }
}

extension Activatable {
  package var isButton: Bool { false }
}

extension Tree {
  /// Whether the pointer is over a button that is not disabled.
  package var isPointerOverButton: Bool {
    eventDispatcher.hovered.contains {
      ($0 as? any Activatable)?.isButton == true && $0.environment.isEnabled
    }
  }
}

extension LayoutNode {
  /// Activates the first node, among this one and its descendants, that has an action; returns
  /// whether there was one.
  package func activateFirst() -> Bool {
    (self as? any Activatable)?.activate() == true
      || layoutChildren.contains { $0.activateFirst() }
  }
}
