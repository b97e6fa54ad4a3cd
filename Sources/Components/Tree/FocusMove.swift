/// A direction in which a key moves the focus.
///
/// Tab follows the reading order and wraps at the end. Arrows choose the nearest node in their
/// direction: the distance along the axis, plus four times the distance across it, so that nodes
/// in line win. Nodes that overlap along the axis of the move are not candidates.
enum FocusMove: Equatable {
  case next
  case previous
  /// An arrow's direction: toward larger columns or rows if `isForward`, otherwise toward smaller
  /// ones.
  case along(Axis, isForward: Bool)

  /// Creates the move that a key asks for; `nil` for other keys.
  init?(_ press: KeyPress) {
    switch (press.key, press.modifiers) {
    case (.tab, []): self = .next
    case (.tab, .shift): self = .previous
    case (.right, []): self = .along(.horizontal, isForward: true)
    case (.left, []): self = .along(.horizontal, isForward: false)
    case (.down, []): self = .along(.vertical, isForward: true)
    case (.up, []): self = .along(.vertical, isForward: false)
    default: return nil
    }
  }

  private var isForward: Bool {
    switch self {
    case .next: true
    case .previous: false
    case .along(_, let isForward): isForward
    }
  }

  /// Returns the node that the focus moves to, or `nil` if there is none in this direction.
  ///
  /// Without a focused node, returns the first or the last node.
  ///
  /// - Parameter nodes: All focusable nodes, in reading order.
  @MainActor
  func target(from focused: LayoutNode?, among nodes: [LayoutNode]) -> LayoutNode? {
    guard let focused, let index = nodes.firstIndex(where: { $0 === focused }) else {
      return isForward ? nodes.first : nodes.last
    }
    switch self {
    case .next: return nodes[(index + 1) % nodes.count]
    case .previous: return nodes[(index + nodes.count - 1) % nodes.count]
    case .along(let axis, let isForward):
      return nearest(to: focused.reachableScreenRect, along: axis, isForward, among: nodes)
    }
  }

  /// Returns the nearest of `nodes` that lies entirely beyond `start`, preferring nodes in line
  /// with it.
  @MainActor
  private func nearest(
    to start: Rect, along axis: Axis, _ isForward: Bool, among nodes: [LayoutNode]
  ) -> LayoutNode? {
    let candidates = nodes.compactMap { node -> (node: LayoutNode, distance: Int)? in
      let rect = node.reachableScreenRect
      let gap = FocusMove.gap(from: start, to: rect, along: axis)
      guard !rect.isEmpty, isForward ? gap > 0 : gap < 0 else { return nil }
      let crossGap = FocusMove.gap(from: start, to: rect, along: axis.cross)
      return (node, abs(gap) + 4 * abs(crossGap))
    }
    return candidates.min { $0.distance < $1.distance }?.node
  }

  /// Returns the distance from `start` to `end` in cells, counting 1 if they touch. Negative if
  /// `end` comes before `start`; 0 if they overlap.
  private static func gap(from start: Rect, to end: Rect, along axis: Axis) -> Int {
    let (start, end) = (start.range(along: axis), end.range(along: axis))
    if end.lowerBound >= start.upperBound { return end.lowerBound - start.upperBound + 1 }
    if start.lowerBound >= end.upperBound { return end.upperBound - start.lowerBound - 1 }
    return 0
  }
}
