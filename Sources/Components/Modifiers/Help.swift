import Signals

extension View {
  /// Explains this view: `text` is shown beside it when the pointer rests there, or the focus.
  ///
  ///     Button("Save") { save() }.help("Writes the file")
  ///
  ///     ┏━━━━━━┓
  ///     ┃ Save ┃
  ///     ┗━━━━━━┛
  ///      Writes the file
  ///
  /// Below the view, or above where there is no room. The next key or click takes it away.
  public nonisolated func help(_ text: String) -> some View {
    modified(by: HelpModifier(text: ValueOrPublisher(text)))
  }

  /// Explains this view with the newest of `texts`; with nothing before the first.
  public nonisolated func help(_ texts: some Publisher<String, Never>) -> some View {
    modified(by: HelpModifier(text: ValueOrPublisher(texts)))
  }
}

private nonisolated struct HelpModifier: NodeModifier {
  let text: ValueOrPublisher<String>

  @MainActor
  func update(_ wrapper: HelpNode) {
    wrapper.bind(text) { $0.text = $1 }
  }
}

private final class HelpNode: TooltipAnchorNode {
  var text = "" {
    didSet {
      if text == oldValue { return }
      tooltip = text.isEmpty ? nil : AnyView(Text(text).padding(.horizontal, 1))
    }
  }
}

/// A node with a tooltip.
class TooltipAnchorNode: ContainerNode {
  /// The content of the tooltip; `nil` for none.
  final var tooltip: AnyView? {
    didSet { tree.eventDispatcher.tooltips.contentDidChange(of: self) }
  }

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.eventDispatcher.tooltips.anchors.append(self)
  }

  override func focusDidMove(to node: LayoutNode?) {
    if node != nil { tree.eventDispatcher.tooltips.scheduleTooltip(for: self) }
  }

  override func unmount() {
    tree.eventDispatcher.tooltips.remove(self)
    super.unmount()
  }
}

/// Shows a tooltip some time after the pointer or the focus has come to a view that has one.
@MainActor
final class TooltipController {
  var anchors: [TooltipAnchorNode] = []
  /// The view whose tooltip is shown or about to be.
  private weak var anchor: TooltipAnchorNode?
  private weak var root: RootNode?
  private var timer: AnyCancellable?

  private static let delay = Duration.milliseconds(600)
  /// Wider text is broken into lines.
  private static let maxWidth = 60

  /// Follows the pointer.
  func handleMouse(_ mouse: MouseEvent) {
    guard mouse.kind == .move else { return hide() }
    if anchors.isEmpty { return }
    let new = anchors.filter { $0.screenRect.contains(mouse.position) }
      .max { $0.layoutDepth < $1.layoutDepth }
    guard new !== anchor else { return }
    hide()
    if let new { scheduleTooltip(for: new) }
  }

  /// Shows the tooltip of `new` after a delay.
  func scheduleTooltip(for new: TooltipAnchorNode) {
    hide()
    anchor = new
    timer = new.tree.schedule(after: TooltipController.delay) { [weak self] in self?.show() }
  }

  /// Hides the tooltip.
  func hide() {
    timer = nil
    anchor = nil
    root?.overlay?.unmount()
    root?.overlay = nil
    root = nil
  }

  func remove(_ node: TooltipAnchorNode) {
    anchors.removeAll { $0 === node }
    if anchor === node { hide() }
  }

  func contentDidChange(of node: TooltipAnchorNode) {
    if anchor === node, root != nil { show() }
  }

  private func show() {
    guard let anchor, let root = anchor.root, let content = anchor.tooltip else { return }
    self.root = root
    let context = ViewContext(tree: anchor.tree, environment: anchor.environment)
    let tooltip = TooltipNode(in: context)
    tooltip.updateContent(content, in: context)
    root.overlay = tooltip
    let (anchorRect, space) = (anchor.screenRect, root.rect.size)
    let proposal = ProposedSize(width: min(space.width, TooltipController.maxWidth))
    let size = tooltip.sizeThatFits(proposal)
    let below = anchorRect.rows.upperBound
    let hasSpaceBelow = below + size.height <= space.height
    tooltip.place(
      at: Point(
        x: max(0, min(anchorRect.origin.x, space.width - size.width)),
        y: hasSpaceBelow ? below : max(0, anchorRect.origin.y - size.height)),
      proposal)
  }
}

/// The content of a tooltip on a background that stands out from any other.
private final class TooltipNode: ContainerNode {
  override func paint(on canvas: Canvas) {
    var canvas = canvas
    canvas.attributes = Attributes(background: .terminalBackground, isReversed: true)
    let blanks = Array(repeating: Glyph.blank, count: canvas.visibleRect.size.width)
    for y in canvas.visibleRect.rows {
      canvas.write(blanks[...], at: Point(x: canvas.visibleRect.origin.x, y: y))
    }
    paintChildren(on: canvas)
  }
}

extension LayoutNode {
  /// What contains everything.
  fileprivate var root: RootNode? {
    var node: LayoutNode? = self
    while let inner = node, let outer = inner.container { node = outer }
    return node as? RootNode
  }
}
