@_spi(Nodes) import ComponentCore

/// The pages of a navigation stack, of which the last one is shown.
struct NavigationPages<Content: View>: View {
  /// The level of the last page.
  let level: Int
  @ViewBuilder let content: Content

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = NavigationPagesNode.reusing(existing, in: context)
    node.updateContent(content, in: context)
    return node
  }
}

/// The node that shows the last page, and moves the focus with it.
private final class NavigationPagesNode: DeckNode, ReusableNode {
  private struct WeakNode {
    weak var node: LayoutNode?
  }

  /// The nodes that had the focus on the pages below the last one.
  private var earlierFocus: [WeakNode] = []

  override func contentsDidChange() {
    environment.navigation?.model.pagesNode = self
    let dispatcher = tree.eventDispatcher
    let focused = dispatcher.focused
    let (old, new) = (earlierFocus.count, max(0, contents.count - 1))
    let target = new < old ? earlierFocus[new].node : nil
    let hasFocus = focused?.isInside(self) == true
    if new > old {
      earlierFocus.append(WeakNode(node: hasFocus ? focused : nil))
      while earlierFocus.count < new { earlierFocus.append(WeakNode()) }
      if hasFocus { dispatcher.focus(nil) }
    } else {
      earlierFocus.removeLast(old - new)
    }
    shownIndex = new
    super.contentsDidChange()
    if new > old, hasFocus {
      dispatcher.focusAfterLayout(in: self)
    } else if let target, target.root != nil, isFocusNear(dispatcher.focused) {
      dispatcher.focus(target)
    }
  }

  /// Whether `focused` is in the bar or the pages, or nothing has the focus.
  private func isFocusNear(_ focused: LayoutNode?) -> Bool {
    focused.map { $0.environment.navigation?.model === environment.navigation?.model } ?? true
  }
}
