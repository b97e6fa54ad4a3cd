@_spi(Nodes) import ComponentCore

extension View {
  /// Runs `action` with the identities of the views of which so much is visible in a scroll view,
  /// in order, when others have become visible.
  ///
  ///     ScrollView { LazyVStack { ForEach(clips) { ClipView($0) } } }
  ///       .onScrollTargetVisibilityChange(idType: Clip.ID.self) { player.play($0.first) }
  ///
  /// Identities are those of the elements of a ``ForEach``, and of views with ``View/id(_:)``.
  /// Views inside of a view with an identity do not count.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities; views with others do not count.
  ///   - threshold: The fraction of a view's area that is visible.
  ///   - action: Runs after layout; what it changes is in the same frame.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    nodeModifier(
      ScrollTargetVisibilityModifier(threshold: threshold) {
        action($0.compactMap { $0.base as? ID })
      })
  }
}

private nonisolated struct ScrollTargetVisibilityModifier: NodeModifier {
  let threshold: Double
  let action: @MainActor ([AnyHashable]) -> Void

  @MainActor
  func update(_ wrapper: ScrollTargetVisibilityNode) {
    (wrapper.threshold, wrapper.action) = (threshold, action)
  }
}

/// A node that observes which views a scroll view shows: a class, because it compares after each
/// layout.
private final class ScrollTargetVisibilityNode: ContainerNode, GeometryObserver {
  var threshold = 0.5
  var action: @MainActor ([AnyHashable]) -> Void = { _ in }
  private var visible: [AnyHashable] = []

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.geometryObservers.append(self)
  }

  func layoutDidEnd() -> Bool {
    guard let viewport = firstScrollNode?.layoutChildren.first else { return false }
    var found: [AnyHashable] = []
    viewport.collectIdentified(in: Rect(size: viewport.rect.size), threshold, into: &found)
    if found == visible { return false }
    visible = found
    action(found)
    return true
  }
}

extension LayoutNode {
  /// Adds the identities of the views of which at least a fraction is in `area`, a rectangle
  /// relative to this node.
  fileprivate func collectIdentified(
    in area: Rect, _ threshold: Double, into found: inout [AnyHashable]
  ) {
    let area = (self as? any LazyContainer)?.uncovered(area) ?? area
    for child in layoutChildren(in: area) where child.rect.intersects(area) {
      if let id = child.identity {
        let (part, whole) = (child.rect.intersection(area).size, child.rect.size)
        let fraction = Double(part.width * part.height) / Double(whole.width * whole.height)
        if fraction >= threshold { found.append(id) }
      } else {
        child.collectIdentified(
          in: area.offset(by: .zero - child.rect.origin), threshold, into: &found)
      }
    }
  }
}
