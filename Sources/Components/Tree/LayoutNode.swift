/// A node that has a size, a place and a look, and may take input.
///
/// Its container proposes room, the node answers with the size it chooses, the container places
/// it. What a node answers is remembered until something in it changes; then the change goes up
/// only as far as answers differ from those that were given.
@MainActor
class LayoutNode: Node {
  // What follows is read for every node on the way to every change. It belongs to the main actor
  // and is read and written in whole, so accesses to it cannot overlap, and none need to be
  // checked for.

  /// The node that places this one.
  @exclusivity(unchecked) private(set) final unowned var container: LayoutNode?
  /// Its place in its container.
  @exclusivity(unchecked) private(set) final var frame = Rect(size: .zero)
  @exclusivity(unchecked) private final var proposal = ProposedSize()
  @exclusivity(unchecked) private final var answers: [(proposal: ProposedSize, size: Size)] = []
  @exclusivity(unchecked) private final var mustLayOut = true
  /// Whether something has changed since it answered.
  @exclusivity(unchecked) private final var isStale = false
  /// Whether the tree knows that something here has changed.
  @exclusivity(unchecked) final var awaitsLayout = false
  @exclusivity(unchecked) final var awaitsPaint = false
  /// How many cells beside its rectangle its contents may draw, on each side.
  @exclusivity(unchecked) private(set) final var contentsOverhang = 0
  /// The same of itself and its contents.
  @exclusivity(unchecked) private(set) final var overhang = 0
  /// Whether the tree has something of it in motion.
  @exclusivity(unchecked) final var isMoving = false
  /// What is said of how it moves.
  final let animationScope: AnimationScope?

  override init(in context: ViewContext) {
    animationScope = context.animationScope
    super.init(in: context)
  }

  final override var elements: [LayoutNode] { [self] }

  // MARK: What a kind of node defines

  /// The size it chooses in this room. Does not depend on anything but what it is asked and what
  /// it shows.
  func measure(_ proposal: ProposedSize) -> Size { .zero }

  /// Places its ``layoutChildren`` in its own rectangle.
  ///
  /// - Parameter proposal: The one to which it answered with this size.
  func layOut(in size: Size, proposal: ProposedSize) {}

  /// Draws itself and what is in it.
  func paint(on canvas: Canvas) {
    paintChildren(on: canvas)
  }

  /// What it places, from back to front.
  var layoutChildren: [LayoutNode] { [] }

  /// Those of its children that may touch `area`.
  func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> { layoutChildren[...] }

  /// How many cells beside its rectangle it may draw, on each side, if its contents draw so many.
  func overhang(over contents: Int) -> Int { contents }

  /// Whether a change of what is in it may show anywhere in it.
  var isDrawnAsWhole: Bool { false }

  /// How many times as wide as high it should look, if it knows that better than its size tells.
  var aspectRatio: Double? { nil }

  /// Whether it can have the focus.
  var canFocus: Bool { false }

  /// Whether it wants to know what the pointer does over it.
  var takesPointer: Bool { false }

  /// Whether the pointer meets neither it nor what it is in at `place`, which is in its rectangle.
  func letsPointerThrough(at place: Point) -> Bool { false }

  /// Takes an event; `false` leaves it to what is around it.
  func receive(_ event: NodeEvent) -> Bool { false }

  /// Takes note that the focus has moved: to `node`, which is this one or in it, or away from
  /// here.
  func focusDidMove(to node: LayoutNode?) {}

  /// Does what it does when it is clicked; `false` if it does nothing.
  func activate() -> Bool { false }

  /// Where on the screen a person types while it has the focus, if that can be seen.
  var cursorPosition: Point? { nil }

  // MARK: Layout

  /// More answers than this are too many to remember.
  private static let memory = 256
  /// How many it gives as a rule: in a stack's room, with none, with all, and with its part.
  private static let usual = 4

  /// Its answer to a proposal.
  final func sizeThatFits(_ proposal: ProposedSize) -> Size {
    for answer in answers where answer.proposal == proposal { return answer.size }
    let size = measure(proposal)
    let answer = Size(width: size.width.clampedLength, height: size.height.clampedLength)
    if answers.isEmpty { answers.reserveCapacity(LayoutNode.usual) }
    answers.append((proposal, answer))
    if answers.count > LayoutNode.memory { tree.mustForgetAnswers() }
    return answer
  }

  /// Puts it at `origin` in its container, at the size that answers `proposal`.
  final func place(at origin: Point, _ proposal: ProposedSize) {
    let new = Rect(origin: origin, size: sizeThatFits(proposal))
    if new != frame {
      tree.damage(self)
      mustLayOut = mustLayOut || new.size != frame.size
      frame = new
      tree.damage(self)
    }
    if mustLayOut || proposal != self.proposal {
      self.proposal = proposal
      layOutNow()
    }
  }

  private func layOutNow() {
    mustLayOut = false
    layOut(in: frame.size, proposal: proposal)
  }

  /// Its children or its size may have changed.
  final func needsLayout() {
    isStale = isStale || !answers.isEmpty
    mustLayOut = true
    tree.mustLayOut(self)
  }

  /// Lays itself out anew or, if its size is no longer what its container reckoned with, has that
  /// do it.
  final func settle() {
    if isStale, let container, answersDiffer() {
      container.needsLayout()
    } else if mustLayOut {
      layOutNow()
    }
  }

  /// Its look has changed.
  final func needsPaint() {
    tree.mustPaint(self)
  }

  /// Forgets what it answered; `true` if it would answer otherwise now.
  private func answersDiffer() -> Bool {
    let old = answers
    answers = []
    isStale = false
    for answer in old where sizeThatFits(answer.proposal) != answer.size { return true }
    return false
  }

  /// Forgets what it and all in it answered; who was never asked has asked nobody either.
  final func forgetAnswers() {
    if answers.isEmpty { return }
    answers = []
    isStale = false
    mustLayOut = true
    for child in layoutChildren { child.forgetAnswers() }
  }

  /// How many containers are around it.
  final var level: Int {
    var (level, node) = (0, container)
    while let outer = node { (level, node) = (level + 1, outer.container) }
    return level
  }

  /// Its rectangle on the screen, as far as it can be seen.
  final var absoluteFrame: Rect {
    var rect = frame.outset(by: overhang)
    var node = container
    while let outer = node {
      let reach = Rect(size: outer.frame.size).outset(by: outer.overhang)
      rect = outer.isDrawnAsWhole ? reach : rect.intersection(reach)
      rect.origin = rect.origin + outer.frame.origin
      node = outer.container
    }
    return rect
  }

  /// Reckons anew how far beside its rectangle it draws.
  final func overhangMayHaveChanged() {
    contentsOverhang = 0
    for child in layoutChildren { contentsOverhang = max(contentsOverhang, child.overhang) }
    let new = overhang(over: contentsOverhang)
    if new == overhang { return }
    tree.damage(self)
    overhang = new
    tree.damage(self)
    container?.overhangMayHaveChanged()
  }

  /// Contains `element` from now on.
  final func contain(_ element: LayoutNode) {
    element.container = self
    element.mustLayOut = true
  }

  /// Contains `element` no longer; what it covered must be painted anew.
  final func release(_ element: LayoutNode) {
    if element.container === self { element.leave() }
  }

  private func leave() {
    tree.damage(self)
    container = nil
    frame = Rect(size: .zero)
  }

  override func unmount() {
    if isMoving { tree.motions.forget(self) }
    tree.interaction.forget(self)
    tree.damage(self)
    super.unmount()
    leave()
  }

  // MARK: Painting

  final func paintChildren(on canvas: Canvas) {
    for child in layoutChildren(in: canvas.visible.outset(by: contentsOverhang)) {
      guard let canvas = canvas.entering(child.frame, overhang: child.overhang) else { continue }
      child.paint(on: canvas)
    }
  }
}
