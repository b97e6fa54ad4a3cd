/// A layout node that contains the layout nodes of one view.
///
/// By default it overlays its contents at its origin and is as wide as the widest and as high as
/// the highest of them. With a single element, it does not affect layout.
class ContainerNode: LayoutNode {
  private var content: Node?
  /// The contained layout nodes, from back to front.
  private(set) final var contents: [LayoutNode] = []

  required override init(in context: ViewContext) {
    super.init(in: context)
  }

  final override var children: [Node] { content.map { [$0] } ?? [] }

  final override var layoutChildren: [LayoutNode] { contents }

  /// Updates the content with a new description.
  final func updateContent(_ view: some View, in context: ViewContext) {
    setContent(view.node(updating: content, in: context))
  }

  /// Replaces the content and unmounts the old one.
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

  /// Replaces the contained layout nodes and detaches those that are not in `new`.
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

  /// Called when ``contents`` has changed, for subclasses to override.
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
