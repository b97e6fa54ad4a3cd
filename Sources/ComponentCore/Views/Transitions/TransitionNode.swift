// The nodes of a view with a transition: The views of the transition, which depend on its phase,
// are in the effect, a node of their own. The effect contains a node in the place of the view,
// which contains the view's nodes in the layout only, so that they stay when the effect is made
// again.

/// A node that shows how its contents appear and disappear: a class, because it makes the views of
/// a transition for each phase.
final class TransitionNode: ContainerNode, TransitioningNode {
  private var transition = AnyTransition.identity
  private var phase = TransitionPhase.identity
  private var context: ViewContext?
  /// The node of the transition's views.
  private var effect: ContainerNode?
  /// The node in the place of the contents inside the effect.
  private weak var placeholder: TransitionContentNode?

  override var children: [Node] { super.children + (effect.map { [$0] } ?? []) }

  override func childrenDidChange() {
    showContents()
    let traits = LayoutTraits(copying: inheritedTraits)
    traits.transition = self
    setLayoutChildren(effect.map { [$0] } ?? [], traits: traits)
  }

  /// Updates the transition, and its views.
  func update(_ transition: AnyTransition, in context: ViewContext) {
    self.transition = transition
    self.context = context
    evaluate()
  }

  // MARK: Phases

  func appear() {
    phase = .willAppear
    let old = effect
    effect = nil
    // New nodes show the first phase at once.
    evaluate()
    old?.unmount()
    reappear()
  }

  func disappear(_ completion: AnimationCompletion) {
    phase = .didDisappear
    var transaction = TransactionBox.applied?.value ?? Transaction()
    transaction.completions.append(completion)
    TransactionBox.perform(TransactionBox(transaction)) { evaluate() }
  }

  func reappear() {
    phase = .identity
    evaluate()
  }

  // MARK: Effect

  /// Updates the views of the transition for the current phase.
  private func evaluate() {
    guard let context else { return }
    let effect = effect ?? makeEffect(in: context)
    effect.setEnvironment(context.environment)
    let content = ViewModifierContent { [unowned self] in contentNode(updating: $0, in: $1) }
    effect.updateContent(transition.view(content, phase), in: context)
  }

  private func makeEffect(in context: ViewContext) -> ContainerNode {
    let new = ContainerNode(in: context)
    effect = new
    adopt(new)
    attach(new)
    childrenDidChange()
    return new
  }

  /// Returns the node in the place of the contents.
  private func contentNode(updating existing: Node?, in context: ViewContext) -> Node {
    let old = contentEnvironment
    let node = existing as? TransitionContentNode ?? TransitionContentNode(in: context)
    node.owner = self
    node.setEnvironment(context.environment)
    if node !== placeholder {
      placeholder = node
      node.setContents(contents)
      if !node.environment.isIdentical(to: old) { contentEnvironmentDidChange() }
    }
    return node
  }

  /// Puts the contents into the effect, unless they are there.
  private func showContents() {
    guard let placeholder, contents.contains(where: { $0.container !== placeholder }) else {
      return
    }
    placeholder.setContents([])
    placeholder.setContents(contents)
  }

  // MARK: Environment

  override var contentEnvironment: EnvironmentValues { placeholder?.environment ?? environment }

  override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    context?.environment = environment
    effect?.environmentDidChange(to: environment)
    if placeholder == nil { contentEnvironmentDidChange() }
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    effect?.sizeThatFits(proposal) ?? .zero
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    if let effect { place(effect, .zero, proposal) }
  }
}

/// A node in the place of the view that appears or disappears: a class, because it passes its
/// environment on to the contents of another node.
private final class TransitionContentNode: ContainerNode {
  weak var owner: TransitionNode?

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    owner?.contentEnvironmentDidChange()
  }
}
