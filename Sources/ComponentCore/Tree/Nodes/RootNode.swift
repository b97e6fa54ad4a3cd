/// The root of the tree: a class, because it draws the presentations and the overlay in front of
/// its contents. It fills the screen and aligns the contents in it.
package final class RootNode: ContainerNode {
  /// The alignment of contents that are smaller than the screen.
  var alignment = Alignment.topLeading
  // Replaced, never changed in place, so that the two reads in each frame need no check.
  /// The presentations, from back to front.
  private(set) var presentations: [PresentationNode] = []
  /// The node in front of all others, such as a tooltip.
  var overlay: LayoutNode? {
    didSet {
      if let oldValue { detach(oldValue) }
      if let overlay { attach(overlay) }
    }
  }

  package override func childrenDidChange() {
    setLayoutChildren(contents + presentations, traits: nil)
  }

  /// Returns the proposal, which is the size of the screen.
  package override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  /// Aligns the contents. The top and left edges of what is larger than the screen stay visible.
  package override func placeChildren(in size: Size, proposal: ProposedSize) {
    for element in contents {
      let origin = alignment.offset(of: element.sizeThatFits(proposal), in: size)
      element.place(at: Point(x: max(0, origin.x), y: max(0, origin.y)), proposal)
    }
    for presentation in presentations { presentation.place(at: .zero, ProposedSize(size)) }
  }

  /// Returns 0, because nothing can be drawn outside the screen.
  package override func drawingOverflow(contentOverflow: Int) -> Int { 0 }

  // MARK: Painting

  package override func paint(on canvas: DrawingContext) {
    if presentations.isEmpty {
      paintChildren(contents[...], on: canvas)
    } else {
      paintLayers(on: canvas)
    }
    if let overlay { paintChildren([overlay], on: canvas) }
  }

  /// Draws the contents and the presentations, except for those that another hides.
  private func paintLayers(on canvas: DrawingContext) {
    let area = canvas.visibleRect
    let first = presentations.lastIndex { $0.hides(area) }
    if first == nil { paintContents(on: canvas.dimmed(if: dimsLayer(at: 0))) }
    for index in presentations.indices.dropFirst(first ?? 0) {
      paintChildren([presentations[index]], on: canvas.dimmed(if: dimsLayer(at: index + 1)))
    }
  }

  private func paintContents(on canvas: DrawingContext) {
    paintChildren((contents + leavingChildren)[...], on: canvas)
  }

  /// Whether a presentation dims a layer, where the contents are layer 0 and the presentations
  /// follow.
  private func dimsLayer(at index: Int) -> Bool {
    presentations.dropFirst(index).contains { $0.traits.contains(.dimsBackground) }
  }

  // MARK: Presentations

  /// Shows `presentation` in front of all others.
  func present(_ presentation: PresentationNode) {
    presentations = presentations + [presentation]
    attach(presentation)
    childrenDidChange()
  }

  /// Removes `presentation` from the screen.
  func detachPresentation(_ presentation: PresentationNode) {
    presentations = presentations.filter { $0 !== presentation }
    layoutChildren = contents + presentations
    detach(presentation)
  }

  /// The part of the tree that takes input: the foremost presentation, or everything.
  var inputScope: LayoutNode { presentations.last ?? self }

  /// Returns the presentation directly in front of the layer that contains `node`, if there is
  /// one.
  func presentation(inFrontOf node: LayoutNode) -> PresentationNode? {
    if presentations.isEmpty { return nil }
    let layer = presentations.lastIndex { node.isInside($0) } ?? -1
    return layer + 1 < presentations.count ? presentations[layer + 1] : nil
  }
}

extension DrawingContext {
  fileprivate func dimmed(if isDimmed: Bool) -> DrawingContext {
    guard isDimmed else { return self }
    var canvas = self
    canvas.mark(.dim)
    return canvas
  }
}
