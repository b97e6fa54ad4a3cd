extension View {
  /// Returns this view with `layer` in front of it or behind it, or clipped to it.
  nonisolated func layer(
    _ layer: some View, isInFront: Bool, isMask: Bool = false, alignment: Alignment
  ) -> some View {
    nodeModifier(
      LayerModifier(layer: layer, isInFront: isInFront, isMask: isMask, alignment: alignment))
  }
}

private nonisolated struct LayerModifier<Layer: View>: NodeModifier {
  let layer: Layer
  let isInFront: Bool
  let isMask: Bool
  let alignment: Alignment

  static var drawsSurface: Bool { true }

  @MainActor
  func update(_ wrapper: LayeredNode) {
    wrapper.isLayerInFront = isInFront
    wrapper.isMask = isMask
  }

  @MainActor
  func update(_ wrapper: LayeredNode, in context: ViewContext) {
    update(wrapper)
    wrapper.updateLayer(ZStack(alignment: alignment) { layer }, alignment, in: context)
  }
}

/// A node with a layer in front of its content or behind it: a class, because it has two views
/// instead of the one of an effect. It takes the size of the content and offers that size to the
/// layer.
private final class LayeredNode: ContainerNode {
  var isLayerInFront = true {
    didSet { if isLayerInFront != oldValue { childrenDidChange() } }
  }
  /// Whether the content is clipped to what the layer draws.
  var isMask = false
  private var layer: LayoutNode?
  private var alignment = Alignment.center

  override var children: [Node] { super.children + (layer.map { [$0] } ?? []) }

  /// Updates the layer with a new description.
  func updateLayer<Layer: View>(
    _ view: ZStack<Layer>, _ alignment: Alignment, in context: ViewContext
  ) {
    if alignment != self.alignment { setNeedsLayout() }
    self.alignment = alignment
    let node = view.node(updating: layer, in: context)
    guard node !== layer, let node = node as? LayoutNode else { return }
    layer?.unmount()
    layer = node
    adopt(node)
    attach(node)
    childrenDidChange()
  }

  override func childrenDidChange() {
    let layer = layer.map { [$0] } ?? []
    setLayoutChildren(
      isLayerInFront ? contents + layer : layer + contents, traits: inheritedTraits)
    updateDrawingOverflow()
    setNeedsPaint()
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    super.environmentDidChange(to: environment)
    layer?.environmentDidChange(to: environment)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    super.placeChildren(in: size, proposal: proposal)
    guard let layer else { return }
    let space = ProposedSize(size)
    let origin =
      setsGuides || alignment.dependsOnGuides
      ? alignment.origin(of: layer.dimensions(in: space), in: dimensions(in: proposal))
      : alignment.offset(of: layer.sizeThatFits(space), in: size)
    layer.place(at: origin, space)
  }

  override func paint(on canvas: DrawingContext) {
    guard isMask, let layer else { return super.paint(on: canvas) }
    var canvas = canvas
    canvas.clip(toDrawingOf: { paintChildren([layer], on: $0) })
    paintChildren(contents[...], on: canvas)
  }
}
