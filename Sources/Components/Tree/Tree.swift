import Signals

/// The nodes of one screen, and what has to be done about them before the next frame.
///
/// Three kinds of change, cheapest first: something must be painted, laid out, or its body
/// evaluated. Each marks only the node it concerns; ``render()`` does what is marked, and answers
/// with the rectangles that must be painted.
@MainActor
package final class Tree {
  let updateQueue: UpdateQueue
  let shaper: any TextShaper
  private let surface: any Surface
  let scheduler: any Scheduler
  let eventDispatcher = EventDispatcher()
  let animator = Animator()
  /// Where the dynamic properties stand in each type of view.
  var propertyOffsets: [ObjectIdentifier: [PropertyOffset]] = [:]

  private var root: RootNode?
  // These belong to the main actor, and nothing that is called while one of them is read or
  // written leads back to it, so accesses cannot overlap, and none need to be checked for.

  @exclusivity(unchecked) private var dirtyBodies: [BodyNode] = []
  @exclusivity(unchecked) private var evaluationActions: [@MainActor () -> Void] = []
  @exclusivity(unchecked) private var layoutQueue = LayoutQueue()
  @exclusivity(unchecked) private var nodesToPaint: [LayoutNode] = []
  @exclusivity(unchecked) private var damagedRects: [Rect] = []
  @exclusivity(unchecked) private var isAllDamaged = true
  @exclusivity(unchecked) private var needsSizeCacheReset = false

  /// The tree of `view`, on a screen of `size`.
  ///
  /// - Parameters:
  ///   - surface: The surface to draw on.
  ///   - wake: Called, on any thread, when there is reason to ``render()``.
  package init(
    _ view: some View, size: Size, surface: any Surface, shaper: any TextShaper,
    scheduler: any Scheduler, wake: @escaping @Sendable () -> Void
  ) {
    updateQueue = UpdateQueue(wake: wake)
    self.surface = surface
    self.shaper = shaper
    self.scheduler = scheduler
    var environment = EnvironmentValues()
    environment.scheduler = AnyScheduler(scheduler)
    let context = ViewContext(tree: self, environment: environment)
    let root = RootNode(in: context)
    root.updateContent(view, in: context)
    self.root = root
    resize(size)
  }

  /// Applies the pending changes and repaints the areas that they affect.
  ///
  /// - Returns: The areas that have been repainted.
  package func render() -> [Rect] {
    evaluate()
    advanceAnimations()
    layOut()
    if let root, eventDispatcher.updateHover(in: root) {
      evaluate()
      layOut()
    }
    for node in nodesToPaint {
      node.isPaintPending = false
      damage(node)
    }
    nodesToPaint = []
    isAllDamaged = false
    return damagedRects.isEmpty ? [] : repaintDamage()
  }

  private func repaintDamage() -> [Rect] {
    let areas = damagedRects
    damagedRects = []
    guard let root else { return [] }
    for area in areas {
      surface.repaint(area) { root.paint(on: Canvas(surface, size: root.rect.size, clip: $0)) }
    }
    return areas
  }

  /// Gives the screen another size.
  package func resize(_ size: Size) {
    guard let root else { return }
    eventDispatcher.tooltips.hide()
    damagedRects = [Rect(size: size)]
    isAllDamaged = true
    root.resetSizeCaches()
    root.place(at: .zero, ProposedSize(size))
  }

  /// Has all text measured anew: the shaper's old glyphs mean nothing any more.
  package func shaperDidReset() {
    guard let root else { return }
    root.shaperDidReset()
    resize(root.rect.size)
  }

  /// Hands an event to the nodes; `false` if none of them wanted it.
  @discardableResult
  package func dispatch(_ event: InputEvent) -> Bool {
    guard let root else { return false }
    // Where something is, and whether it is still there, is known only after layout.
    evaluate()
    advanceAnimations()
    layOut()
    return eventDispatcher.dispatch(event, in: root)
  }

  /// Where on the screen a person types, if anywhere.
  package var cursorPosition: Point? { eventDispatcher.focused?.cursorPosition }

  // MARK: Marks

  func setNeedsEvaluation(_ body: BodyNode) {
    dirtyBodies.append(body)
  }

  /// Runs `action` when the bodies have been evaluated.
  func afterEvaluating(_ action: @escaping @MainActor () -> Void) {
    evaluationActions.append(action)
  }

  func setNeedsLayout(_ node: LayoutNode) {
    if node.isLayoutPending { return }
    node.isLayoutPending = true
    layoutQueue.insert(node)
  }

  /// Resets all size caches before the next layout, because one of them has grown too large.
  func setNeedsSizeCacheReset() {
    needsSizeCacheReset = true
  }

  func setNeedsPaint(_ node: LayoutNode) {
    if node.isPaintPending { return }
    node.isPaintPending = true
    nodesToPaint.append(node)
  }

  /// What is where `node` is must be painted.
  func damage(_ node: LayoutNode) {
    if isAllDamaged { return }
    let rect = node.screenRect
    if rect.isEmpty || damagedRects.last?.contains(rect) == true { return }
    damagedRects.append(rect)
  }

  // MARK: Doing

  /// How many rounds of updates and bodies a frame may take, so that bodies which change each
  /// other for ever do not keep it from ever being shown.
  private static let maxEvaluationRounds = 16

  private func evaluate() {
    for _ in 0..<Tree.maxEvaluationRounds {
      let hadUpdates = updateQueue.performAll()
      evaluateBodies()
      let evaluationActions = evaluationActions
      self.evaluationActions = []
      for action in evaluationActions { action() }
      if !hadUpdates, evaluationActions.isEmpty, dirtyBodies.isEmpty { return }
    }
  }

  /// Outer bodies first: they may update the inner ones, or end them.
  private func evaluateBodies() {
    while !dirtyBodies.isEmpty {
      let marked = dirtyBodies.sorted { $0.depth < $1.depth }
      dirtyBodies = []
      for body in marked where body.isDirty && body.parent != nil { body.evaluate() }
    }
  }

  private func layOut() {
    if needsSizeCacheReset, let root {
      needsSizeCacheReset = false
      resize(root.rect.size)
    }
    while let node = layoutQueue.popDeepest() {
      node.isLayoutPending = false
      // What has been taken away meanwhile has no place any more.
      if node === root || node.container != nil { node.performLayout() }
    }
  }
}
