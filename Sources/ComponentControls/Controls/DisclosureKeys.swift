@_spi(Nodes) import ComponentCore

extension View {
  /// Shows with → and hides with ← what belongs to this view.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether it is shown; `nil` if nothing belongs to the view.
  ///   - parent: The identity of the row of a list to which the view belongs.
  ///   - setExpanded: Shows or hides it.
  package nonisolated func disclosureKeys(
    isExpanded: Bool?, parent: AnyHashable? = nil,
    setExpanded: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    nodeModifier(
      DisclosureKeysModifier(isExpanded: isExpanded, parent: parent, setExpanded: setExpanded))
  }
}

private nonisolated struct DisclosureKeysModifier: NodeModifier {
  let isExpanded: Bool?
  nonisolated(unsafe) let parent: AnyHashable?
  let setExpanded: @MainActor (Bool) -> Void

  @MainActor
  func update(_ wrapper: InputNode<DisclosureKeys>) {
    let handler = wrapper.handler
    (handler.isExpanded, handler.parent, handler.setExpanded) = (isExpanded, parent, setExpanded)
  }
}

/// Handles the keys that show and hide what belongs to a view.
package final class DisclosureKeys: InputHandler {
  fileprivate var isExpanded: Bool?
  /// The identity of the row to which the view belongs.
  package fileprivate(set) var parent: AnyHashable?
  fileprivate var setExpanded: @MainActor (Bool) -> Void = { _ in }
  private unowned let node: ContainerNode

  package init(_ node: ContainerNode) {
    self.node = node
  }

  package func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .key(KeyPress(.right)): expand(true)
    case .key(KeyPress(.left)): expand(false)
    default: false
    }
  }

  /// Shows or hides what belongs to the view; returns whether that is a change.
  package func expand(_ isExpanded: Bool) -> Bool {
    guard node.environment.isEnabled, self.isExpanded == !isExpanded else { return false }
    setExpanded(isExpanded)
    return true
  }
}

extension LayoutNode {
  /// The handler of the first view with disclosure keys among this node and its descendants.
  package var firstDisclosureKeys: DisclosureKeys? {
    if let node = self as? InputNode<DisclosureKeys> { return node.handler }
    return layoutChildren.lazy.compactMap(\.firstDisclosureKeys).first
  }
}
