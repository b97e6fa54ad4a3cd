extension LayoutNode {
  /// Activates the first node, among this one and its descendants, that has an action; returns
  /// whether there was one.
  func activateFirst() -> Bool {
    activate() || layoutChildren.contains { $0.activateFirst() }
  }
}
