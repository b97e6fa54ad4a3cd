@_spi(Nodes) import ComponentCore

/// A node that shows one of its contents at a time and keeps the others as they are.
///
/// Those that are not shown are detached: they take no input and are not drawn.
class DeckNode: ContainerNode {
  /// The index of the content that is shown.
  final var shownIndex = 0 {
    didSet { if shownIndex != oldValue { showContent() } }
  }

  final var shown: LayoutNode? {
    contents.indices.contains(shownIndex) ? contents[shownIndex] : nil
  }

  final override var layoutChildren: [LayoutNode] { shown.map { [$0] } ?? [] }

  override func contentsDidChange() {
    showContent()
  }

  private func showContent() {
    for element in contents where element !== shown { hide(element) }
    if let shown, shown.container !== self { attach(shown) }
    updateDrawingOverflow()
    setNeedsLayout()
  }

  private func hide(_ element: LayoutNode) {
    let dispatcher = tree.eventDispatcher
    if dispatcher.focused?.isInside(element) == true { dispatcher.focus(nil) }
    detach(element)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    shown?.sizeThatFits(proposal) ?? .zero
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    if let shown { place(shown, .zero, proposal) }
  }
}
