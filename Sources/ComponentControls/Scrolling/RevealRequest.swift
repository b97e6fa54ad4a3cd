@_spi(Nodes) import ComponentCore

/// A request to scroll to some nodes.
@MainActor
struct RevealRequest {
  private struct WeakNode {
    weak var node: LayoutNode?
  }

  private var nodes: [WeakNode] = []
  private let anchor: UnitPoint?

  /// Creates a request to scroll to `nodes`.
  ///
  /// - Parameter anchor: The point of the nodes to align with the same point of the viewport;
  ///   `nil` to scroll as little as possible.
  init(_ nodes: [LayoutNode], anchor: UnitPoint?) {
    self.anchor = anchor
    for node in nodes { self.nodes.append(WeakNode(node: node)) }
  }

  /// Places the nodes if they are new rows of a lazy container.
  func placeRows() {
    var next = nodes.first?.node?.container
    while let node = next, !(node is ScrollNode) {
      (node as? any LazyContainer)?.placeRows()
      next = node.container
    }
  }

  /// Returns the rectangle around the nodes, relative to `ancestor`; `nil` if none is inside it.
  func rect(in ancestor: LayoutNode) -> Rect? {
    var rect: Rect?
    for weak in nodes {
      guard let new = weak.node?.rect(in: ancestor) else { continue }
      rect = rect?.union(new) ?? new
    }
    return rect
  }

  /// Returns the lengths of the header and the footer that cover what is before and after the
  /// nodes when these are at an end of the viewport.
  func pinnedLengths(along axis: Axis) -> (before: Int, after: Int) {
    guard let node = nodes.first?.node else { return (0, 0) }
    var inner = node
    while let outer = inner.container, !(outer is ScrollNode) {
      if let container = outer as? any LazyContainer, container.axis == axis {
        return container.pinnedLengths(around: inner)
      }
      inner = outer
    }
    return (0, 0)
  }

  /// Returns the offset along `axis` of a viewport that shows `range` of its content.
  ///
  /// - Parameters:
  ///   - length: The length of the viewport.
  ///   - current: The current offset.
  func offset(showing range: Range<Int>, in length: Int, from current: Int, along axis: Axis) -> Int
  {
    if let anchor {
      let excess = Double(range.count - length)
      return range.lowerBound + Int((excess * anchor.fraction(along: axis)).rounded())
    }
    // The beginning is shown of a view that is larger than the viewport.
    return min(max(current, range.upperBound - length), range.lowerBound)
  }
}
