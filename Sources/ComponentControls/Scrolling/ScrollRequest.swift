@_spi(Nodes) import ComponentCore

/// A place to scroll to.
package struct ScrollRequest: Hashable, Sendable {
  /// A place in the content of a scroll view.
  package enum Place: Hashable, Sendable {
    /// An end of the content.
    case edge(Edge)
    /// The offset along the axes that are not `nil`.
    case offset(x: Int?, y: Int?)
  }

  package var place: Place
  /// A number that differs from those of other requests for the same place.
  package var number: Int

  package init(_ place: Place, number: Int) {
    self.place = place
    self.number = number
  }
}

/// What a scroll view shows, in columns and rows.
package struct ScrollMetrics: Hashable, Sendable {
  /// The position in the content that appears at the top left corner.
  package var offset: Point
  /// The size of the content.
  package var contentSize: Size
  /// The size of the visible part.
  package var visibleSize: Size
}

extension View {
  /// Scrolls the first scroll view in this view whenever there is another request.
  package nonisolated func scrollRequest(_ request: ScrollRequest?) -> some View {
    nodeModifier(ScrollRequestModifier(request: request))
  }

  /// Runs `action` when the first scroll view in this view shows something else.
  package nonisolated func onScrollMetricsChange(
    _ action: @escaping @MainActor (ScrollMetrics) -> Void
  ) -> some View {
    nodeModifier(ScrollMetricsModifier(action: action))
  }
}

private nonisolated struct ScrollRequestModifier: NodeModifier {
  let request: ScrollRequest?

  @MainActor
  func update(_ wrapper: ScrollRequestNode) { wrapper.update(request) }
}

/// A node that scrolls: a class, because it remembers the last request.
private final class ScrollRequestNode: ContainerNode {
  private var request: ScrollRequest?

  func update(_ request: ScrollRequest?) {
    if request == self.request { return }
    self.request = request
    guard let request else { return }
    // The content may be updated after this node.
    tree.afterEvaluating { [weak self] in
      guard let node = self?.firstScrollNode else { return }
      node.afterLayout { [weak node] in node?.scroll(to: request.place) }
      self?.tree.geometryObservers.isStale = true
    }
  }
}

extension ScrollNode {
  fileprivate func scroll(to place: ScrollRequest.Place) {
    var new = offset ?? .zero
    switch place {
    case .edge(.top): new.y = 0
    case .edge(.bottom): new.y = maxOffset.y
    case .edge(.leading): new.x = 0
    case .edge(.trailing): new.x = maxOffset.x
    case .offset(let x, let y):
      if let x { new.x = x }
      if let y { new.y = y }
    }
    scroll(to: new)
  }
}

private nonisolated struct ScrollMetricsModifier: NodeModifier {
  let action: @MainActor (ScrollMetrics) -> Void

  @MainActor
  func update(_ wrapper: ScrollMetricsNode) { wrapper.action = action }
}

/// A node that observes a scroll view: a class, because it compares after each layout.
private final class ScrollMetricsNode: ContainerNode, GeometryObserver {
  var action: @MainActor (ScrollMetrics) -> Void = { _ in }
  private var metrics: ScrollMetrics?

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.geometryObservers.append(self)
  }

  func layoutDidEnd() -> Bool {
    guard let new = firstScrollNode?.metrics, new != metrics else { return false }
    metrics = new
    action(new)
    return true
  }
}
