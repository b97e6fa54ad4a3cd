/// A node with others in it: those of the view it contains.
///
/// As it is, it lays them over each other in its own rectangle, which is the smallest that holds
/// them all; with one, it is as if it were not there.
class ContainerNode: LayoutNode {
  private var content: Node?
  private(set) final var contents: [LayoutNode] = []

  required override init(in context: ViewContext) {
    super.init(in: context)
  }

  final override var children: [Node] { content.map { [$0] } ?? [] }

  final override var layoutChildren: [LayoutNode] { contents }

  /// Updates the content.
  final func updateContent(_ view: some View, in context: ViewContext) {
    setContent(view.node(updating: content, in: context))
  }

  final func setContent(_ node: Node) {
    if node === content { return }
    content?.unmount()
    content = node
    adopt(node)
    elementsDidChange()
  }

  final override func elementsDidChange() {
    setContents(content?.elements ?? [])
  }

  /// Places `new`, and nothing else, from now on.
  final func setContents(_ new: [LayoutNode]) {
    if contents.elementsEqual(new, by: ===) { return }
    if !contents.isEmpty {
      let kept = Set(new.map(ObjectIdentifier.init))
      for element in contents where !kept.contains(ObjectIdentifier(element)) { detach(element) }
    }
    for element in new where element.container !== self { attach(element) }
    contents = new
    if contentOverflow > 0 || new.contains(where: { $0.drawingOverflow > 0 }) {
      updateDrawingOverflow()
    }
    contentsDidChange()
    setNeedsLayout()
  }

  /// Takes note of new contents.
  func contentsDidChange() {}

  override func measure(_ proposal: ProposedSize) -> Size {
    contents.reduce(into: Size.zero) { size, element in
      let other = element.sizeThatFits(proposal)
      size = Size(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    for element in contents { element.place(at: .zero, proposal) }
  }
}
