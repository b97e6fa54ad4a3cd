@_spi(Nodes) import ComponentCore

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

  /// Returns this view: ``scrollPosition(id:anchor:)`` finds the views of any layout.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    self
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

/// A node that follows the position of a scroll view: a class, because it compares places after
/// each layout.
private final class ScrollPositionNode<ID: Hashable>: ContainerNode, GeometryObserver {
  private var binding: Binding<ID?>?
  private var anchor = UnitPoint.topLeading
  /// The identity that the binding had last.
  private var id: ID?
  /// The offset of the scroll view at the last layout.
  private var offset: Point?
  /// The view at the anchor at the last layout.
  private var first: IdentifiedNode?
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
      // The layout has ended even if the view is in its place already and nothing moves.
      self?.tree.geometryObservers.isStale = true
    }
  }

  private var scrollNode: ScrollNode? { firstScrollNode }

  /// Reports the view at the anchor if there is another one than after the last layout: the scroll
  /// view has been scrolled, or the view that was there has been moved or removed.
  func layoutDidEnd() -> Bool {
    guard let scrollNode, let newOffset = scrollNode.offset else { return false }
    let wasScrolled = offset.map { $0 != newOffset } ?? false
    let found = scrollNode.firstIdentified(at: anchor, known: first)
    let isSame = found?.id == first?.id
    (offset, first) = (newOffset, found)
    if isScrolling {
      isScrolling = scrollNode.isAwaitingLayout
      return false
    }
    guard id == nil ? wasScrolled : !isSame, let new = found?.id.base as? ID, new != id else {
      return false
    }
    id = new
    binding?.wrappedValue = new
    return true
  }

  override func unmount() {
    binding = nil
    super.unmount()
  }
}

extension LayoutNode {
  /// The first scroll view among this node and its descendants.
  var firstScrollNode: ScrollNode? {
    if let node = self as? ScrollNode { return node }
    for child in layoutChildren {
      if let node = child.firstScrollNode { return node }
    }
    return nil
  }

  /// Returns the first view in `area` that has an identity.
  ///
  /// - Parameters:
  ///   - area: A rectangle relative to this node.
  ///   - known: A view whose identity need not be looked up.
  fileprivate func firstIdentified(in area: Rect, known: IdentifiedNode?) -> IdentifiedNode? {
    let container = self as? any LazyContainer
    let area = container?.uncovered(area) ?? area
    // In a lazy container, a node may show another row than before.
    let known = container == nil ? known : nil
    for child in layoutChildren(in: area) where child.rect.intersects(area) {
      if let known, known.node === child { return known }
      if let id = child.identity { return IdentifiedNode(node: child, id: id) }
      let inner = area.offset(by: .zero - child.rect.origin)
      if let found = child.firstIdentified(in: inner, known: known) { return found }
    }
    return nil
  }
}

/// A view with its identity.
private struct IdentifiedNode {
  weak var node: LayoutNode?
  let id: AnyHashable
}

extension ScrollNode {
  /// Returns the view at `anchor` of the visible part, or the next one.
  fileprivate func firstIdentified(
    at anchor: UnitPoint, known: IdentifiedNode?
  ) -> IdentifiedNode? {
    guard let viewport = layoutChildren.first else { return nil }
    let size = viewport.rect.size
    let start = Point(
      x: min(Int(Double(size.width) * anchor.x), size.width - 1),
      y: min(Int(Double(size.height) * anchor.y), size.height - 1))
    let rest = Size(width: size.width - start.x, height: size.height - start.y)
    return viewport.firstIdentified(in: Rect(origin: start, size: rest), known: known)
  }
}
