/// A view that is presented, and its identity: another one replaces it.
package struct PresentedView {
  let id: AnyHashable
  let content: AnyView

  package init(id: some Hashable, content: AnyView) {
    self.id = AnyHashable(id)
    self.content = content
  }
}

/// A node whose view presents another view in front of the screen's other contents: a class,
/// because it creates and removes that view's node.
///
/// The presented view is a child of this node, so it has the node's environment and lives as long
/// as it, but it is placed by the root.
final class PresenterNode<Value>: Node, ScopeNode {
  private var content: Node?
  private var presentation: PresentationNode?
  /// The identity of the presented view.
  private var presentedID: AnyHashable?
  private var context: ViewContext
  var presenter: Presenter<Value>?
  /// The value that decides what is presented; `nil` before the first.
  var value: Value?

  required override init(in context: ViewContext) {
    self.context = context
    super.init(in: context)
  }

  override var children: [Node] { [content, presentation].compactMap { $0 } }

  override func appendElements(to elements: inout [LayoutNode]) {
    content?.appendElements(to: &elements)
  }

  override func appendRows(to segments: inout [RowSegment]) {
    content?.appendRows(to: &segments)
  }

  func updateContent(_ view: some View, in context: ViewContext) {
    self.context = context
    let node = view.node(updating: content, in: context)
    if node === content { return }
    content?.unmount()
    content = node
    adopt(node)
    elementsDidChange()
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    setEnvironment(environment)
    context.environment = environment
    content?.environmentDidChange(to: environment)
    presentation?.environmentDidChange(to: presentedContext.environment)
  }

  override func unmount() {
    if let presentation { tree.dismiss(presentation) }
    super.unmount()
    presentation = nil
    presenter = nil
  }

  // MARK: Presenting

  /// Presents the view for the current value, updates it, or closes it.
  func updatePresentation() {
    guard let presenter, let value else { return }
    let view = presenter.view(value)
    if presentation != nil, view?.id != presentedID { close() }
    if let view { show(view, presenter) }
  }

  private func show(_ view: PresentedView, _ presenter: Presenter<Value>) {
    let node = presentation ?? makePresentation()
    presentedID = view.id
    node.placement = presenter.placement
    node.traits = presenter.traits
    var context = presentedContext
    context.scrollAxes = []
    node.updateContent(view.content, in: context)
  }

  /// Returns a presentation that appears after the views have been evaluated, when there is a root
  /// to show it in.
  private func makePresentation() -> PresentationNode {
    let node = PresentationNode(in: presentedContext)
    presentation = node
    adopt(node)
    node.requestDismissal = { [weak self] in self?.requestDismissal() }
    node.anchorRect = { [weak self] in self?.anchorRect ?? Rect(size: .zero) }
    // The modifiers of this view wrap its elements.
    node.presentingContainer = { [weak self] in self?.elements.first?.container ?? self?.container }
    let transaction = TransactionBox.applied
    tree.afterEvaluating { [weak self, weak node] in
      guard let self, let node, node === presentation else { return }
      TransactionBox.perform(transaction) { tree.present(node) }
    }
    return node
  }

  private func close() {
    if let presentation { tree.dismiss(presentation) }
    presentation?.unmount()
    presentation = nil
    if let onDismiss = presenter?.onDismiss { tree.afterEvaluating(onDismiss) }
  }

  /// Sets the value to the one that closes the presentation.
  private func requestDismissal() {
    presenter?.value.dismiss()
    // The views that receive the event that asks for this remain until it has been handled.
    tree.updateQueue.enqueue { [weak self] in
      guard let self else { return }
      presenter?.value.connect(self)
      updatePresentation()
    }
  }

  private var anchorRect: Rect {
    elements.reduce(into: nil) { (union: inout Rect?, element) in
      let rect = Rect(origin: element.screenOrigin, size: element.rect.size)
      union = union?.union(rect) ?? rect
    } ?? Rect(size: .zero)
  }

  /// The container of the presenting view.
  private var container: LayoutNode? {
    if let container = elements.first?.container { return container }
    var node = parent
    while let outer = node, !(outer is LayoutNode) { node = outer.parent }
    return node as? LayoutNode
  }

  // MARK: Environment

  private lazy var dismissAction = DismissAction { [weak self] in self?.requestDismissal() }
  /// Closes the presentation, and the one that presents it if that is a menu too, before a button
  /// in it acts.
  private lazy var buttonPress = EnvironmentAction<Void, Void> { [weak self] in
    self?.requestDismissal()
    self?.environment.willPressButton?.perform(())
  }

  /// The context of the presented view, in which no state of the presenting controls applies.
  private var presentedContext: ViewContext {
    var inner = context
    inner.axis = .vertical
    inner.environment.dismiss = dismissAction
    inner.environment.isEnabled = true
    inner.environment.controlState = []
    let closesOnButtonPress = presenter?.traits.contains(.closesOnButtonPress) == true
    inner.environment.willPressButton = closesOnButtonPress ? buttonPress : nil
    return inner
  }
}

extension EnvironmentValues {
  /// Called before a button acts. Alerts and menus close then.
  package var willPressButton: EnvironmentAction<Void, Void>? {
    get { self[WillPressButtonKey.self] }
    set { self[WillPressButtonKey.self] = newValue }
  }
}

private struct WillPressButtonKey: EnvironmentKey {
  static let defaultValue: EnvironmentAction<Void, Void>? = nil
}
