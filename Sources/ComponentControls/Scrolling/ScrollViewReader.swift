@_spi(Nodes) import ComponentCore

/// A view that lets its content scroll the scroll views in it.
///
///     ScrollViewReader { proxy in
///       Button("Latest") { proxy.scrollTo(newest.id) }
///       ScrollView { ForEach(messages) { Text($0.text) } }
///     }
///
/// The reader has no layout of its own: the enclosing container places each of its views.
public struct ScrollViewReader<Content: View>: NodeView {
  private nonisolated var content: (ScrollViewProxy) -> Content

  /// Creates a view whose content receives a proxy.
  ///
  /// - Parameter content: Creates the content, which keeps the proxy for its actions.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Creates or updates the group of the content's nodes.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = StatefulScope<NoState>.reusing(existing, in: context)
    let proxy = ScrollViewProxy(node)
    node.updateContent(LazyView { content(proxy) }, in: context)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ScrollViewReader: Sendable {}

/// A reference to the scroll views inside a ``ScrollViewReader``.
public struct ScrollViewProxy {
  private weak var node: Node?

  @MainActor
  fileprivate init(_ node: Node) {
    self.node = node
  }

  /// Scrolls to the view that `id` identifies: an element of a ``ForEach``, or a view with
  /// ``View/id(_:)``. If this is a section of a list, scrolls to its beginning.
  ///
  /// The view may be one that appears in the next frame. Without such a view, nothing happens.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The point of the view that is aligned with the same point of the scroll view, as
  ///     far as the content reaches. If it is `nil`, scrolls as little as necessary to show the
  ///     view.
  @MainActor
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    node?.scrollAfterEvaluating(to: AnyHashable(id), anchor)
  }
}

extension Node {
  /// Scrolls to the descendant that `id` identifies, when the next evaluation has created it.
  func scrollAfterEvaluating(to id: AnyHashable, _ anchor: UnitPoint?) {
    tree.updateQueue.enqueue { [weak self] in
      self?.tree.afterEvaluating { self?.scroll(to: id, anchor) }
    }
  }

  /// Scrolls to the descendant that `id` identifies. In a scroll view that has just appeared, lazy
  /// containers have no rows before the layout, after which it is looked for again.
  private func scroll(to id: AnyHashable, _ anchor: UnitPoint?, isRepeated: Bool = false) {
    let node = descendant(withID: id)
    let elements = node.map { $0.firstLazyRow ?? $0.elements } ?? []
    guard let first = elements.first else {
      guard !isRepeated else { return }
      newScrollNode?.afterLayout { [weak self] in self?.scroll(to: id, anchor, isRepeated: true) }
      return
    }
    var next = first.container
    while let node = next {
      (node as? ScrollNode)?.reveal(elements, at: anchor)
      next = node.container
    }
  }

  /// The elements of the first of the rows that this node has in a lazy container, which are
  /// created if necessary; `nil` if it has none.
  ///
  /// Where the header of a section stays on the screen, it is at no place to scroll to, and the
  /// row after it is the first.
  private var firstLazyRow: [LayoutNode]? {
    guard let container = enclosingLazyContainer else { return nil }
    var segments: [RowSegment] = []
    appendRows(to: &segments)
    let pinsHeaders = container.pinsHeaders
    let rows = segments.filter { $0.count > 0 && !(pinsHeaders && $0.role == .header) }
    guard let first = rows.first ?? segments.first,
      let index = container.rows.segment(of: ObjectIdentifier(first.node))?.start
    else { return nil }
    container.showRow(at: index)
    return container.elements(ofRow: index)
  }
}

extension Node {
  /// The first scroll view among this node and its descendants that waits for its layout.
  fileprivate var newScrollNode: ScrollNode? {
    if let node = self as? ScrollNode, !node.isLaidOut { return node }
    for child in children {
      if let node = child.newScrollNode { return node }
    }
    return nil
  }
}
