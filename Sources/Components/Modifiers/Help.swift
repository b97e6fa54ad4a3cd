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
    modified(by: Help(text: ValueOrPublisher(text)))
  }

  /// Explains this view with the newest of `texts`; with nothing before the first.
  public nonisolated func help(_ texts: some Publisher<String, Never>) -> some View {
    modified(by: Help(text: ValueOrPublisher(texts)))
  }
}

private nonisolated struct Help: NodeModifier {
  let text: ValueOrPublisher<String>

  @MainActor
  func update(_ wrapper: HelpNode) {
    wrapper.follow(text) { $0.text = $1 }
  }
}

final class HelpNode: ContainerNode {
  var text = "" {
    didSet { if text != oldValue { tree.interaction.tips.textDidChange(of: self) } }
  }

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.interaction.tips.anchors.append(self)
  }

  override func focusDidMove(to node: LayoutNode?) {
    if node != nil { tree.interaction.tips.announce(self) }
  }

  override func unmount() {
    tree.interaction.tips.remove(self)
    super.unmount()
  }
}

/// Shows what explains a view, some time after the pointer or the focus has come to it.
@MainActor
final class Tips {
  var anchors: [HelpNode] = []
  /// What is, or is about to be, explained.
  private weak var anchor: HelpNode?
  private weak var root: RootNode?
  private var wait: AnyCancellable?

  private static let patience = Duration.milliseconds(600)
  /// Wider text is broken into lines.
  private static let greatestWidth = 60

  /// The pointer did something.
  func point(at mouse: MouseEvent) {
    guard mouse.kind == .move else { return hide() }
    if anchors.isEmpty { return }
    let new = anchors.filter { $0.absoluteFrame.contains(mouse.position) }
      .max { $0.level < $1.level }
    guard new !== anchor else { return }
    hide()
    if let new { announce(new) }
  }

  /// Explains what `new` says, after a while.
  func announce(_ new: HelpNode) {
    hide()
    anchor = new
    wait = new.tree.schedule(after: Tips.patience) { [weak self] in self?.show() }
  }

  /// Explains nothing any more.
  func hide() {
    wait = nil
    anchor = nil
    root?.overlay?.unmount()
    root?.overlay = nil
    root = nil
  }

  func remove(_ node: HelpNode) {
    anchors.removeAll { $0 === node }
    if anchor === node { hide() }
  }

  func textDidChange(of node: HelpNode) {
    if anchor === node, root != nil { show() }
  }

  private func show() {
    guard let anchor, let root = anchor.root, !anchor.text.isEmpty else { return }
    self.root = root
    let context = ViewContext(tree: anchor.tree, environment: anchor.environment)
    let tip = TipNode(in: context)
    tip.renewContent(Text(anchor.text).padding(.horizontal, 1), in: context)
    root.overlay = tip
    let (place, room) = (anchor.absoluteFrame, root.frame.size)
    let proposal = ProposedSize(width: min(room.width, Tips.greatestWidth))
    let size = tip.sizeThatFits(proposal)
    let below = place.rows.upperBound
    let hasRoomBelow = below + size.height <= room.height
    tip.place(
      at: Point(
        x: max(0, min(place.origin.x, room.width - size.width)),
        y: hasRoomBelow ? below : max(0, place.origin.y - size.height)),
      proposal)
  }
}

/// A text on a ground that stands out, whatever is beneath.
private final class TipNode: ContainerNode {
  override func paint(on canvas: Canvas) {
    var canvas = canvas
    canvas.attributes = Attributes(background: .terminalBackground, isReversed: true)
    let blanks = Array(repeating: Glyph.blank, count: canvas.visible.size.width)
    for y in canvas.visible.rows {
      canvas.write(blanks[...], at: Point(x: canvas.visible.origin.x, y: y))
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
