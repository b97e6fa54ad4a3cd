extension View {
  /// Binds `id` to the view at the beginning of the visible part of a scroll view.
  ///
  ///     ScrollView { ForEach(days) { DayView($0) } }
  ///       .scrollPosition(id: $day)
  ///
  /// Setting the binding scrolls to that view: see ``ScrollViewProxy/scrollTo(_:anchor:)``. When
  /// the user scrolls, the binding receives the identity of the first view that is visible, in
  /// part at least.
  ///
  /// - Parameters:
  ///   - id: The identity of an element of a ``ForEach``, or of a view with ``View/id(_:)``; `nil`
  ///     until the scroll view is scrolled.
  ///   - anchor: The point of the scroll view to observe, and to which views are scrolled. The
  ///     default is the top left corner.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    nodeModifier(ScrollPositionModifier(id: id, anchor: anchor ?? .topLeading))
  }
}

private nonisolated struct ScrollPositionModifier<ID: Hashable>: NodeModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint

  @MainActor
  func update(_ wrapper: ScrollPositionNode<ID>) {
    wrapper.update(id, anchor)
  }
}

private final class ScrollPositionNode<ID: Hashable>: ContainerNode, GeometryObserver {
  private var binding: Binding<ID?>?
  private var anchor = UnitPoint.topLeading
  /// The identity that the binding had last.
  private var id: ID?
  /// The offset of the scroll view when `id` was its position.
  private var offset: Point?
  /// Whether the scroll view is about to scroll to `id`.
  private var isScrolling = false

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.geometryObservers.append(self)
  }

  func update(_ binding: Binding<ID?>, _ anchor: UnitPoint) {
    self.binding = binding
    self.anchor = anchor
    let new = binding.wrappedValue
    if new == id { return }
    id = new
    guard let new else { return }
    isScrolling = true
    // The content may be updated after this node.
    tree.afterEvaluating { [weak self] in
      self?.scrollNode?.scrollAfterEvaluating(to: AnyHashable(new), anchor)
    }
  }

  private var scrollNode: ScrollNode? { firstScrollNode }

  func layoutDidEnd() -> Bool {
    guard let scrollNode, let new = scrollNode.offset, new != offset else { return false }
    let isFirst = offset == nil
    offset = new
    if isFirst && !isScrolling { return false }
    if isScrolling {
      isScrolling = false
      return false
    }
    guard let visible = scrollNode.identity(at: anchor)?.base as? ID, visible != id else {
      return false
    }
    id = visible
    binding?.wrappedValue = visible
    return true
  }

  override func unmount() {
    binding = nil
    super.unmount()
  }
}

extension LayoutNode {
  /// The first scroll view among this node and its descendants.
  fileprivate var firstScrollNode: ScrollNode? {
    if let node = self as? ScrollNode { return node }
    for child in layoutChildren {
      if let node = child.firstScrollNode { return node }
    }
    return nil
  }

  /// Returns the identity of the first view in `area` that has one.
  ///
  /// - Parameter area: A rectangle relative to this node.
  fileprivate func identity(in area: Rect) -> AnyHashable? {
    for child in layoutChildren(in: area) where child.rect.intersects(area) {
      let inner = area.offset(by: .zero - child.rect.origin)
      if let id = child.identity ?? child.identity(in: inner) { return id }
    }
    return nil
  }
}

extension ScrollNode {
  /// Returns the identity of the view at `anchor` of the visible part, or of the next one.
  fileprivate func identity(at anchor: UnitPoint) -> AnyHashable? {
    guard let viewport = layoutChildren.first else { return nil }
    let size = viewport.rect.size
    let start = Point(
      x: min(Int(Double(size.width) * anchor.x), size.width - 1),
      y: min(Int(Double(size.height) * anchor.y), size.height - 1))
    let rest = Size(width: size.width - start.x, height: size.height - start.y)
    return viewport.identity(in: Rect(origin: start, size: rest))
  }
}
