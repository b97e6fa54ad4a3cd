@_spi(Nodes) import ComponentCore

/// The pages of a navigation stack, of which the last one is shown.
struct NavigationPages<Content: View>: View {
  /// The level of the last page.
  let level: Int
  @ViewBuilder let content: Content

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = DeckNode<NavigationPagesController>.reusing(existing, in: context)
    node.updateContent(content, in: context)
    return node
  }
}

/// Shows the last page, and moves the focus with it.
private final class NavigationPagesController: DeckController {
  private unowned let deck: any Deck

  private struct WeakNode {
    weak var node: LayoutNode?
  }

  /// The nodes that had the focus on the pages below the last one.
  private var earlierFocus: [WeakNode] = []

  init(_ deck: any Deck) {
    self.deck = deck
  }

  func contentsDidChange() {
    deck.environment.navigation?.model.pagesNode = deck
    let dispatcher = deck.tree.eventDispatcher
    let focused = dispatcher.focused
    let (old, new) = (earlierFocus.count, max(0, deck.contents.count - 1))
    let target = new < old ? earlierFocus[new].node : nil
    let hasFocus = focused?.isInside(deck) == true
    if new > old {
      earlierFocus.append(WeakNode(node: hasFocus ? focused : nil))
      while earlierFocus.count < new { earlierFocus.append(WeakNode()) }
      if hasFocus { dispatcher.focus(nil) }
    } else {
      earlierFocus.removeLast(old - new)
    }
    deck.shownIndex = new
    deck.showContent()
    if new > old, hasFocus {
      dispatcher.focusAfterLayout(in: deck)
    } else if let target, target.root != nil, isFocusNear(dispatcher.focused) {
      dispatcher.focus(target)
    }
  }

  /// Whether `focused` is in the bar or the pages, or nothing has the focus.
  private func isFocusNear(_ focused: LayoutNode?) -> Bool {
    let model = deck.environment.navigation?.model
    return focused.map { $0.environment.navigation?.model === model } ?? true
  }
}
