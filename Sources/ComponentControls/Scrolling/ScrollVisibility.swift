@_spi(Nodes) import ComponentCore

extension View {
  /// Runs `action` with `true` when so much of this view has become visible in the scroll views
  /// around it, and with `false` when it is no longer.
  ///
  ///     Clip(clip).onScrollVisibilityChange(threshold: 0.2) { isVisible in
  ///       if isVisible { clip.play() } else { clip.pause() }
  ///     }
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the view's area.
  ///   - action: Runs after layout; what it changes is in the same frame.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (_ isVisible: Bool) -> Void
  ) -> some View {
    nodeModifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

private nonisolated struct ScrollVisibilityModifier: NodeModifier {
  let threshold: Double
  let action: @MainActor (Bool) -> Void

  @MainActor
  func update(_ wrapper: ScrollVisibilityNode) {
    (wrapper.threshold, wrapper.action) = (threshold, action)
  }
}

/// A node that observes how much of it is visible: a class, because it compares after each layout.
private final class ScrollVisibilityNode: ContainerNode, GeometryObserver {
  var threshold = 0.5
  var action: @MainActor (Bool) -> Void = { _ in }
  private var wasVisible = false

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.geometryObservers.append(self)
  }

  func layoutDidEnd() -> Bool {
    let isVisible = isVisible
    if isVisible == wasVisible { return false }
    wasVisible = isVisible
    action(isVisible)
    return true
  }

  private var isVisible: Bool {
    let (visible, whole) = (visibleArea, rect.size.width * rect.size.height)
    return visible > 0 && Double(visible) >= threshold * Double(whole)
  }

  /// The number of cells that the scroll views and the screen show.
  private var visibleArea: Int {
    var (rect, node) = (rect, container)
    var hasRoot = false
    while let outer = node {
      if outer is ViewportNode || outer is RootNode {
        rect = rect.intersection(Rect(size: outer.rect.size))
      }
      hasRoot = outer is RootNode
      rect = rect.offset(by: outer.rect.origin)
      node = outer.container
    }
    return hasRoot ? rect.size.width * rect.size.height : 0
  }

  override func unmount() {
    super.unmount()
    // A row of a lazy stack may be removed while it is on the screen.
    if wasVisible { tree.updateQueue.enqueue { [action] in action(false) } }
  }
}
