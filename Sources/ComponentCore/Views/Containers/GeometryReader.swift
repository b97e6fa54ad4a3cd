/// A view whose content depends on the space that it is given.
///
///     GeometryReader { proxy in
///       if proxy.size.width < 40 { Summary() } else { Details() }
///     }
///
/// A geometry reader takes all the space it is offered, or a single column or row where the
/// proposal leaves the size open. Its content is aligned at the top left corner. The closure is
/// called during layout when the size has changed and, if it has read a position or an anchor,
/// when that has changed; the views it returns keep their state.
public struct GeometryReader<Content: View>: NodeView {
  private nonisolated var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its size and position.
  ///
  /// - Parameter content: Creates the content for the geometry of the reader.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Creates or updates the node that evaluates the content when its geometry changes.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node =
      existing as? GeometryReaderNode<Content> ?? GeometryReaderNode(content, in: context)
    node.setEnvironment(context.environment)
    node.update(content, in: context)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension GeometryReader: Sendable {}

/// The node of a geometry reader: a class, because it evaluates views during layout.
private final class GeometryReaderNode<Content: View>: ContainerNode, GeometryObserver,
  EvaluatedNode
{
  private var makeContent: ((GeometryProxy) -> Content)?
  private var context: ViewContext
  private var size: Size?
  private var position = PositionReading(of: nil)
  private(set) var isDirty = false
  /// The transaction of the last change of an object that the content has read.
  private var transaction: TransactionBox?
  /// The observer of the objects that the content reads.
  private var observer: ObjectObserver?

  required init(in context: ViewContext) {
    self.context = context
    super.init(in: context)
    tree.geometryObservers.append(self)
  }

  convenience init(_ content: @escaping (GeometryProxy) -> Content, in context: ViewContext) {
    self.init(in: context)
    makeContent = content
  }

  /// Updates the content with a new closure. The first evaluation is in the first layout. Later
  /// ones wait for the size, which a reader around this one is about to change if it evaluates.
  func update(_ content: @escaping (GeometryProxy) -> Content, in context: ViewContext) {
    makeContent = content
    self.context = context
    self.context.depth += 1
    if size != nil { markDirty() }
  }

  var depth: Int { context.depth }

  func evaluate() {
    if let size { evaluate(in: size) }
  }

  private func makeObserver() -> ObjectObserver {
    ObjectObserver(in: tree) { [weak self] in self?.markDirty() }
  }

  private func markDirty() {
    if let applied = TransactionBox.applied { transaction = applied }
    if isDirty { return }
    isDirty = true
    tree.setNeedsEvaluation(self)
  }

  private func evaluate(in new: Size) {
    guard let makeContent else { return }
    isDirty = false
    size = new
    position = PositionReading(of: self)
    var newObserver = observer
    let content = observing(with: &newObserver, orNew: makeObserver) {
      makeContent(GeometryProxy(size: new, position: position))
    }
    observer = newObserver
    TransactionBox.perform(transaction) { updateContent(content, in: context) }
    transaction = nil
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    context.environment = environment
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    if isDirty || size != self.size { evaluate(in: size) }
    for element in contents { element.place(at: .zero, ProposedSize(size)) }
  }

  /// Returns `nil`: the content depends on the size and is not known before.
  override func explicitGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? { nil }

  func layoutDidEnd() -> Bool {
    guard let size, position.isStale else { return false }
    evaluate(in: size)
    return true
  }

  override func unmount() {
    makeContent = nil
    observer = nil
    super.unmount()
  }
}
