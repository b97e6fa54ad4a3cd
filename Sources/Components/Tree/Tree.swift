import Signals

/// The nodes of one screen, and what has to be done about them before the next frame.
///
/// Three kinds of change, cheapest first: something must be painted, laid out, or its body
/// evaluated. Each marks only the node it concerns; ``update()`` does what is marked, and answers
/// with the rectangles that must be painted.
@MainActor
package final class Tree {
  let inbox: Inbox
  let shaper: any TextShaper
  let scheduler: any Scheduler
  let interaction = Interaction()
  let motions = Motions()
  /// Where the dynamic properties stand in each type of view.
  var propertyPlaces: [ObjectIdentifier: [PropertyPlace]] = [:]

  private var root: RootNode?
  // These belong to the main actor, and nothing that is called while one of them is read or
  // written leads back to it, so accesses cannot overlap, and none need to be checked for.

  @exclusivity(unchecked) private var bodies: [BodyNode] = []
  @exclusivity(unchecked) private var actions: [@MainActor () -> Void] = []
  @exclusivity(unchecked) private var layouts = Layouts()
  @exclusivity(unchecked) private var paints: [LayoutNode] = []
  @exclusivity(unchecked) private var damaged: [Rect] = []
  @exclusivity(unchecked) private var isAllDamaged = true
  @exclusivity(unchecked) private var isMemoryFull = false

  /// The tree of `view`, on a screen of `size`.
  ///
  /// - Parameter wake: Called, on any thread, when there is reason to ``update()``.
  package init(
    _ view: some View, size: Size, shaper: any TextShaper, scheduler: any Scheduler,
    wake: @escaping @Sendable () -> Void
  ) {
    inbox = Inbox(wake: wake)
    self.shaper = shaper
    self.scheduler = scheduler
    var environment = EnvironmentValues()
    environment.scheduler = AnyScheduler(scheduler)
    let context = ViewContext(tree: self, environment: environment)
    let root = RootNode(in: context)
    root.renewContent(VStack(alignment: .leading) { view }, in: context)
    self.root = root
    resize(size)
  }

  /// Does what has to be done; returns what must be painted.
  package func update() -> [Rect] {
    evaluate()
    moveOn()
    layOut()
    if let root, interaction.hoverAgain(in: root) {
      evaluate()
      layOut()
    }
    for node in paints {
      node.awaitsPaint = false
      damage(node)
    }
    paints = []
    defer {
      damaged = []
      isAllDamaged = false
    }
    return damaged
  }

  /// Paints what lies in `area`.
  package func paint(_ area: Rect, on surface: any Surface) {
    guard let root else { return }
    root.paint(on: Canvas(surface, size: root.frame.size, clip: area))
  }

  /// Gives the screen another size.
  package func resize(_ size: Size) {
    guard let root else { return }
    interaction.tips.hide()
    damaged = [Rect(size: size)]
    isAllDamaged = true
    root.forgetAnswers()
    root.place(at: .zero, ProposedSize(size))
  }

  /// Has all text measured anew: the shaper's old glyphs mean nothing any more.
  package func shaperDidReset() {
    guard let root else { return }
    root.shaperDidReset()
    resize(root.frame.size)
  }

  /// Hands an event to the nodes; `false` if none of them wanted it.
  @discardableResult
  package func dispatch(_ event: InputEvent) -> Bool {
    guard let root else { return false }
    // Where something is, and whether it is still there, is known only after layout.
    evaluate()
    moveOn()
    layOut()
    return interaction.receive(event, in: root)
  }

  /// Where on the screen a person types, if anywhere.
  package var cursorPosition: Point? { interaction.focused?.cursorPosition }

  // MARK: Marks

  func mustEvaluate(_ body: BodyNode) {
    bodies.append(body)
  }

  /// Runs `action` when the bodies have been evaluated.
  func afterEvaluating(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  func mustLayOut(_ node: LayoutNode) {
    if node.awaitsLayout { return }
    node.awaitsLayout = true
    layouts.insert(node)
  }

  /// Some node has been asked too many different things.
  func mustForgetAnswers() {
    isMemoryFull = true
  }

  func mustPaint(_ node: LayoutNode) {
    if node.awaitsPaint { return }
    node.awaitsPaint = true
    paints.append(node)
  }

  /// What is where `node` is must be painted.
  func damage(_ node: LayoutNode) {
    if isAllDamaged { return }
    let rect = node.absoluteFrame
    if rect.isEmpty || damaged.last?.contains(rect) == true { return }
    damaged.append(rect)
  }

  // MARK: Doing

  /// How many rounds of letters and bodies a frame may take, so that bodies which change each
  /// other for ever do not keep it from ever being shown.
  private static let rounds = 16

  private func evaluate() {
    for _ in 0..<Tree.rounds {
      let wasMail = inbox.deliverAll()
      evaluateBodies()
      let actions = actions
      self.actions = []
      for action in actions { action() }
      if !wasMail, actions.isEmpty, bodies.isEmpty { return }
    }
  }

  /// Outer bodies first: they may renew the inner ones, or end them.
  private func evaluateBodies() {
    while !bodies.isEmpty {
      let marked = bodies.sorted { $0.depth < $1.depth }
      bodies = []
      for body in marked where body.isDirty && body.parent != nil { body.evaluate() }
    }
  }

  private func layOut() {
    if isMemoryFull, let root {
      isMemoryFull = false
      resize(root.frame.size)
    }
    while let node = layouts.popInnermost() {
      node.awaitsLayout = false
      // What has been taken away meanwhile has no place any more.
      if node === root || node.container != nil { node.settle() }
    }
  }
}

/// Nodes that must be laid out, from the inside out.
private struct Layouts {
  private var byLevel: [[LayoutNode]] = []
  private var innermost = -1

  @MainActor
  mutating func insert(_ node: LayoutNode) {
    let level = node.level
    while byLevel.count <= level { byLevel.append([]) }
    byLevel[level].append(node)
    innermost = max(innermost, level)
  }

  mutating func popInnermost() -> LayoutNode? {
    while innermost >= 0, byLevel[innermost].isEmpty { innermost -= 1 }
    return innermost < 0 ? nil : byLevel[innermost].removeLast()
  }
}
