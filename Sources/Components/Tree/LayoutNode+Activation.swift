extension LayoutNode {
  /// Activates the first node in this one that does something.
  func activateFirst() -> Bool {
    activate() || layoutChildren.contains { $0.activateFirst() }
  }
}
