import Signals

/// The node tree of one screen, and the work that is pending before its next frame.
///
/// There are three kinds of pending work, cheapest first: painting a node, laying it out, and
/// evaluating a body. Each change marks only the node it concerns. ``render(_:)`` applies the
/// pending updates, evaluates marked bodies from the outside in, lays out marked nodes from the
/// inside out, and repaints the areas that have changed.
@MainActor
package final class Tree {
  package let updateQueue: UpdateQueue
  package let shaper: any TextShaper
  package let scheduler: any Scheduler
  package let eventDispatcher = EventDispatcher()
  let animator = Animator()
  /// The number of nodes that assistive technology has been told about.
  var accessibilityNodeCount: UInt32 = 0
  // Mutated in place for every frame and not re-entered meanwhile: checking would cost more.
  /// The nodes that are notified when nodes have moved.
  @exclusivity(unchecked) package var geometryObservers = GeometryObservers()
  /// The lazy containers, whose rows depend on what is visible.
  @exclusivity(unchecked) package var lazyContainers: [any LazyContainer] = []
  /// The dynamic properties of each type of view.
  var viewProperties: [ObjectIdentifier: ViewProperties] = [:]
  /// The glyphs of the borders and marks on the screen.
  package var borderGlyphs = BorderGlyphs()
  /// The types of nodes that have read observable objects.
  var observingTypes: Set<ObjectIdentifier> = []
  /// The outermost node. Each frame retains it, which takes several times as long once an object
  /// has been referenced weakly, so nothing that lasts refers to it so.
  @exclusivity(unchecked) private(set) var root: RootNode?
  /// The reference that all view contexts share.
  private(set) lazy var reference = TreeReference(self)
  @exclusivity(unchecked) private var pending = PendingWork()
  let paintQueue: PaintQueue

  /// The work before the next frame, apart from updates and painting.
  private struct PendingWork {
    var dirtyBodies: [any EvaluatedNode] = []
    /// The actions that follow the evaluation of the bodies.
    var evaluationActions: [@MainActor () -> Void] = []
    var layoutQueue = LayoutQueue()
    var resetsSizeCaches = false

    var hasEvaluations: Bool { !dirtyBodies.isEmpty || !evaluationActions.isEmpty }

    var isEmpty: Bool {
      mutating get { !hasEvaluations && layoutQueue.isEmpty && !resetsSizeCaches }
    }
  }

  /// Creates the node tree of `view` on a screen of `size`.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of a view that is smaller than the screen.
  ///   - environment: The environment of the view.
  ///   - surface: The surface to draw on.
  ///   - shaper: Turns strings into glyphs that the surface can draw.
  ///   - scheduler: The scheduler of timers and animations.
  ///   - wake: Called on any thread when there is an update for ``render(_:)`` to apply.
  package init(
    _ view: some View, size: Size, alignment: Alignment = .topLeading,
    environment: EnvironmentValues = EnvironmentValues(), surface: any Surface,
    shaper: any TextShaper, scheduler: any Scheduler, wake: @escaping @Sendable () -> Void
  ) {
    updateQueue = UpdateQueue(wake: wake)
    paintQueue = PaintQueue(surface)
    self.shaper = shaper
    self.scheduler = scheduler
    var environment = environment
    environment.scheduler = AnyScheduler(scheduler)
    environment.keyCommands = eventDispatcher.keyCommands
    let context = ViewContext(tree: self, environment: environment)
    let root = RootNode(in: context)
    root.alignment = alignment
    root.updateContent(view, in: context)
    self.root = root
    layOutAll(in: size)
  }

  /// Applies the pending changes and repaints the areas that they affect.
  ///
  /// - Parameter didRepaint: Called with each area that was repainted.
  package func render(_ didRepaint: (Rect) -> Void) {
    if isSettled { return }
    updateQueue.withoutWaking {
      update()
      settleLayout()
      if let root, eventDispatcher.updateFocus() || eventDispatcher.updateHover(in: root) {
        update()
        settleLayout()
      }
      if eventDispatcher.keyCommands.update() {
        update()
        settleLayout()
      }
      if let root { paintQueue.repaint(from: root, didRepaint) }
    }
  }

  /// Whether nothing has changed since the last frame.
  var isSettled: Bool {
    paintQueue.isEmpty && pending.isEmpty && animator.isIdle && geometryObservers.isSettled
      && !eventDispatcher.hasPendingChanges && root?.presentations.isEmpty != false
      && updateQueue.isEmpty
  }

  /// Changes the size of the screen; lays out and repaints everything.
  ///
  /// The pending changes are applied first, so that a view that they focus is scrolled to where it
  /// is afterwards.
  package func resize(_ size: Size) {
    eventDispatcher.tooltips.hide()
    updateQueue.withoutWaking(update)
    layOutAll(in: size)
  }

  private func layOutAll(in size: Size) {
    guard let root else { return }
    paintQueue.damageAll(size)
    for container in lazyContainers { container.forgetArrangement() }
    root.resetSizeCaches()
    root.place(at: .zero, ProposedSize(size))
  }

  /// Changes the environment of the view before the next frame.
  package func updateEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    updateQueue.enqueue { [unowned self] in
      guard let root else { return }
      var environment = root.environment
      change(&environment)
      root.environmentDidChange(to: environment)
    }
  }

  /// Sets the colors of views without a theme, and repaints everything.
  ///
  /// - Parameters:
  ///   - marksRoles: Whether text attributes stand for some of the colors, because none can be
  ///     shown.
  ///   - contrast: Whether borders, secondary and faint text are drawn as clearly as text.
  package func setTheme(
    _ colors: Theme.Colors, marksRoles: Bool, contrast: ColorSchemeContrast = .standard
  ) {
    let isIncreased = contrast == .increased
    paintQueue.setTheme(
      isIncreased ? colors.withIncreasedContrast : colors, marksRoles: marksRoles,
      replacesFaintText: isIncreased)
    root?.setNeedsPaint()
  }

  /// Repaints everything.
  package func setNeedsPaint() {
    root?.setNeedsPaint()
  }

  /// Shapes all text again, because the glyphs that the shaper returned before have become
  /// invalid.
  package func shaperDidReset() {
    guard let root else { return }
    borderGlyphs = BorderGlyphs()
    root.shapeTextAgain()
    layOutAll(in: root.rect.size)
  }

  /// Dispatches an input event to the nodes, after applying the pending changes and layout.
  ///
  /// - Returns: Whether the event was handled.
  @discardableResult
  package func dispatch(_ event: InputEvent) -> Bool {
    guard let root else { return false }
    // Hit testing and focus moves need up-to-date positions and nodes.
    update()
    settleLayout()
    if eventDispatcher.updateFocus() {
      update()
      settleLayout()
    }
    return eventDispatcher.dispatch(event, in: root)
  }

  /// The position of the text cursor on the screen, or `nil` if it is hidden.
  package var cursorPosition: Point? { eventDispatcher.focused?.responder?.cursorPosition }

  // MARK: Marking pending work

  func setNeedsEvaluation(_ body: any EvaluatedNode) {
    pending.dirtyBodies.append(body)
  }

  /// Runs `action` after the marked bodies have been evaluated.
  package func afterEvaluating(_ action: @escaping @MainActor () -> Void) {
    pending.evaluationActions.append(action)
  }

  func setNeedsLayout(_ node: LayoutNode) {
    if node.isLayoutPending { return }
    node.isLayoutPending = true
    pending.layoutQueue.insert(node)
  }

  /// Resets all size caches before the next layout, because one of them has grown too large.
  func setNeedsSizeCacheReset() {
    pending.resetsSizeCaches = true
  }

  // MARK: Performing pending work

  /// The maximum number of rounds of updates and evaluations in a frame, so that bodies which keep
  /// changing each other do not prevent it from being shown.
  private static let maxEvaluationRounds = 16

  /// Applies the pending changes and sets the animated values, which may change other views.
  func update() {
    for _ in 0..<Tree.maxEvaluationRounds {
      evaluate()
      advanceAnimations()
      if pending.dirtyBodies.isEmpty, updateQueue.isEmpty { return }
    }
  }

  private func evaluate() {
    for _ in 0..<Tree.maxEvaluationRounds {
      updateQueue.performAll()
      evaluateBodies()
      performEvaluationActions()
      if !pending.hasEvaluations, updateQueue.isEmpty { return }
    }
  }

  private func performEvaluationActions() {
    if pending.evaluationActions.isEmpty { return }
    let actions = pending.evaluationActions
    pending.evaluationActions = []
    for action in actions { action() }
  }

  /// Evaluates the marked bodies, outer ones first, because they may update or unmount inner ones.
  private func evaluateBodies() {
    while !pending.dirtyBodies.isEmpty {
      let marked = pending.dirtyBodies.sorted { $0.depth < $1.depth }
      pending.dirtyBodies = []
      for body in marked where body.isDirty && body.parent != nil { body.evaluate() }
    }
  }

  /// Lays out, and evaluates what depends on the layout, until both agree.
  package func settleLayout() {
    layOut()
    for _ in 0..<Tree.maxEvaluationRounds {
      var hasChanged = pending.hasEvaluations
      for observer in geometryObservers.takeStale() where observer.layoutDidEnd() {
        hasChanged = true
      }
      if !hasChanged { return }
      update()
      layOut()
    }
  }

  /// Lays out, and creates the rows that have become visible, until nothing changes.
  private func layOut() {
    layOutMarkedNodes()
    if lazyContainers.isEmpty { return }
    for _ in 0..<Tree.maxEvaluationRounds where geometryObservers.isStale {
      var hasChanged = false
      for container in lazyContainers where container.updateVisibleRows() { hasChanged = true }
      if !hasChanged { return }
      layOutMarkedNodes()
    }
  }

  private func layOutMarkedNodes() {
    if pending.resetsSizeCaches, let root {
      pending.resetsSizeCaches = false
      layOutAll(in: root.rect.size)
    }
    while var node = pending.layoutQueue.popDeepest() {
      node.isLayoutPending = false
      while let container = node.performLayout() {
        // If no other node is waiting, the container is the deepest.
        guard pending.layoutQueue.isEmpty else {
          setNeedsLayout(container)
          break
        }
        node = container
      }
    }
    guard let root else { return }
    for presentation in root.presentations { presentation.followAnchor() }
  }
}
