import Signals

extension View {
  /// Puts `color` behind this view.
  public nonisolated func background(_ color: Color) -> some View {
    modified(by: ColorBackground(color: Varying(color)))
  }

  /// Puts the newest of `colors` behind this view; nothing before the first.
  public nonisolated func background(_ colors: some Publisher<Color, Never>) -> some View {
    modified(by: ColorBackground(color: Varying(colors)))
  }

  /// Puts the newest of `colors` behind this view; `nil` keeps the one that is there.
  public nonisolated func background(_ colors: some Publisher<Color?, Never>) -> some View {
    modified(by: ColorBackground(color: Varying(colors)))
  }

  /// Puts other views behind this one, in its rectangle.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    Layered(front: self, back: content(), alignment: alignment)
  }
}

private nonisolated struct ColorBackground: NodeModifier {
  let color: Varying<Color>

  @MainActor
  func update(_ wrapper: ColorBackgroundNode) {
    wrapper.follow(color) { $0.color = $1 }
  }
}

private final class ColorBackgroundNode: ContainerNode {
  var color = Color.clear {
    didSet { if color != oldValue { needsPaint() } }
  }

  override func paint(on canvas: Canvas) {
    canvas.fill(canvas.visible, with: color)
    paintChildren(on: canvas)
  }
}

/// A view with another behind it.
private nonisolated struct Layered<Front: View, Back: View>: View {
  let front: Front
  let back: Back
  let alignment: Alignment

  @MainActor
  func node(renewing old: Node?, in context: ViewContext) -> Node {
    let node = old as? LayeredNode ?? LayeredNode(in: context)
    node.keep(context.environment)
    node.alignment = alignment
    node.renewContent(
      TupleView(ZStack(alignment: alignment) { back }, ZStack { front }), in: context)
    return node
  }
}

/// The last of its contents decides on the size; the others get it offered.
private final class LayeredNode: ContainerNode {
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { needsLayout() } }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    contents.last?.sizeThatFits(proposal) ?? .zero
  }

  override func layOut(in size: Size, proposal: ProposedSize) {
    for element in contents.dropLast() {
      let chosen = element.sizeThatFits(ProposedSize(size))
      element.place(at: alignment.offset(of: chosen, in: size), ProposedSize(size))
    }
    contents.last?.place(at: .zero, proposal)
  }
}
