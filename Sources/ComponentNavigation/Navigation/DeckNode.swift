@_spi(Nodes) import ComponentCore

/// A node that shows one of its contents at a time and keeps the others as they are: a class,
/// because an arrangement does not attach and detach its contents. Those that are not shown take
/// no input and are not drawn.
///
/// Those that are not shown are detached: they take no input and are not drawn. It is a class,
/// because an arrangement does not attach and detach its contents.
final class DeckNode<Controller: DeckController>: ContainerNode, Deck, ReusableNode {
  private(set) lazy var controller = Controller(self)
  /// The contents that the controller knows.
  private var knownContents: [LayoutNode] = []

  var shownIndex = 0 {
    didSet { if shownIndex != oldValue { showContent() } }
  }

  override func childrenDidChange() {
    if contents.isIdentical(to: knownContents) { return showContent() }
    knownContents = contents
    controller.contentsDidChange()
  }

  func showContent() {
    for element in contents where element !== shown { hide(element) }
    if let shown, shown.container !== self { attach(shown) }
    setLayoutChildren(shown.map { [$0] } ?? [], traits: inheritedTraits)
    updateDrawingOverflow()
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

/// A node with contents of which one is shown.
@MainActor
protocol Deck: ContainerNode {
  /// The index of the content that is shown.
  var shownIndex: Int { get set }

  /// Shows the content at ``shownIndex`` after the contents have changed.
  func showContent()
}

extension Deck {
  var shown: LayoutNode? { contents.indices.contains(shownIndex) ? contents[shownIndex] : nil }
}

/// Decides which content of a deck is shown.
@MainActor
protocol DeckController: AnyObject {
  /// Creates the controller of `deck`, which owns it.
  init(_ deck: any Deck)

  /// Called when the contents have changed: shows one of them.
  func contentsDidChange()
}
