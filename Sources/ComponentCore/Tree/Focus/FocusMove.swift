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

  /// Whether the move goes on in reading order.
  var isForward: Bool {
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
  /// - Parameter scope: The part of the tree in which the focus moves.
  @MainActor
  func target(from focused: LayoutNode?, in scope: LayoutNode) -> LayoutNode? {
    guard let focused else {
      return isForward ? scope.firstFocusableNode : scope.lastFocusableNode
    }
    switch self {
    case .next: return scope.focusableNode(after: focused)
    case .previous: return scope.focusableNode(before: focused)
    case .along(let axis, let isForward):
      let nodes = scope.focusableNodes()
      guard nodes.contains(focused) else { return isForward ? nodes.first : nodes.last }
      return nearest(to: focused, along: axis, isForward, among: nodes)
    }
  }

  /// Returns the nearest of `nodes` that lies entirely beyond the focused one, preferring nodes in
  /// line with it.
  ///
  /// Nodes in the same section as the focused node come first. The nodes of another section are
  /// one target, as large as the section.
  @MainActor
  private func nearest(
    to focused: LayoutNode, along axis: Axis, _ isForward: Bool, among nodes: [LayoutNode]
  ) -> LayoutNode? {
    let start = focused.reachableScreenRect
    let sections = focused.focusSections
    for section in sections.map(Optional.some) + [nil] {
      var best: (node: LayoutNode, distance: Int, nodeDistance: Int)?
      for node in nodes
      where section == nil || node.focusSections.contains(where: { $0 === section }) {
        let target =
          node.focusSections.last { other in !sections.contains { $0 === other } } ?? node
        let rect = target.reachableScreenRect
        let gap = FocusMove.gap(from: start, to: rect, along: axis)
        guard !rect.isEmpty, isForward ? gap > 0 : gap < 0 else { continue }
        let distance = FocusMove.distance(from: start, to: rect, along: axis)
        let nodeDistance = FocusMove.distance(
          from: start, to: node.reachableScreenRect, along: axis)
        if let best, (best.distance, best.nodeDistance) <= (distance, nodeDistance) { continue }
        best = (node, distance, nodeDistance)
      }
      if let best { return best.node }
    }
    return nil
  }

  /// Returns the distance from `start` to `end`: along the axis, plus four times across it.
  private static func distance(from start: Rect, to end: Rect, along axis: Axis) -> Int {
    abs(gap(from: start, to: end, along: axis)) + 4
      * abs(gap(from: start, to: end, along: axis.cross))
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

extension LayoutNode {
  /// The focus sections that contain this node, from the inside out.
  fileprivate var focusSections: [EffectNode<FocusSection>] {
    var sections: [EffectNode<FocusSection>] = []
    var next = container
    while let node = next {
      if let section = node as? EffectNode<FocusSection> { sections.append(section) }
      next = node.container
    }
    return sections
  }
}

/// An effect that makes its content one target for the arrow keys: see ``View/focusSection()``.
struct FocusSection: Effect {
  static var changesDrawing: Bool { false }
}
