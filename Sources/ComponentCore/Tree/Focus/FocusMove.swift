/// A direction in which a key moves the focus.
///
/// Tab follows the reading order and wraps at the end. Arrows choose the nearest node in their
/// direction: the distance along the axis, plus four times the distance across it, so that nodes
/// in line win. Nodes that overlap along the axis of the move are not candidates, nor are those
/// of a scroll view that are farther across it than the screen, or a presentation that takes the
/// input, is large.
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
  /// Without a focused node, returns the first or the last node. The first arrow passes over what
  /// stands beside the content proper, such as a bar of tabs.
  ///
  /// - Parameter scope: The part of the tree in which the focus moves.
  @MainActor
  func target(from focused: LayoutNode?, in scope: LayoutNode) -> LayoutNode? {
    guard let focused else { return start(in: scope) }
    switch self {
    case .next: return scope.focusableNode(after: focused)
    case .previous: return scope.focusableNode(before: focused)
    case .along(let axis, let isForward):
      guard scope.admitsFocus(toDescendant: focused) else { return start(in: scope) }
      return nearest(to: focused, along: axis, isForward, in: scope)
    }
  }

  /// Returns the node in `scope` that the focus moves to from nowhere.
  @MainActor
  private func start(in scope: LayoutNode) -> LayoutNode? {
    switch self {
    case .next: scope.firstFocusableNode
    case .along(_, isForward: true): scope.focusTarget
    case .previous, .along: scope.lastFocusableNode
    }
  }

  /// Returns the nearest node in `scope` that lies entirely beyond the focused one, preferring
  /// nodes in line with it.
  ///
  /// Nodes in the same section as the focused node come first. The nodes of another section are
  /// one target, as large as the section.
  @MainActor
  private func nearest(
    to focused: LayoutNode, along axis: Axis, _ isForward: Bool, in scope: LayoutNode
  ) -> LayoutNode? {
    let start = focused.reachableScreenRect
    let sections = focused.focusSections
    let maxAcross = scope.rect.size[axis.cross]
    for part in sections.filter({ $0.isInside(scope) }) + [scope] {
      for reach in FocusMove.reaches {
        let area = FocusMove.area(
          within: reach, of: start, along: axis, isForward, maxAcross: maxAcross)
        let nodes = part.focusableNodes(in: area, beyond: focused)
        let best = nearest(
          to: start, along: axis, isForward, maxAcross: maxAcross, among: nodes, outside: sections)
        if let best, best.distance <= reach { return best.node }
      }
    }
    return nil
  }

  /// Returns the nearest of `nodes` that lies entirely beyond `start`, and its distance.
  ///
  /// - Parameters:
  ///   - maxAcross: The largest distance of a target across the axis.
  ///   - sections: The sections of the focused node, which are no targets.
  @MainActor
  private func nearest(
    to start: Rect, along axis: Axis, _ isForward: Bool, maxAcross: Int,
    among nodes: [LayoutNode], outside sections: [EffectNode<FocusSection>]
  ) -> (node: LayoutNode, distance: Int)? {
    var best: (node: LayoutNode, distance: Int, nodeDistance: Int)?
    for node in nodes {
      let target =
        node.focusSections.last { other in !sections.contains { $0 === other } } ?? node
      let rect = target.reachableScreenRect
      let gap = FocusMove.gap(from: start, to: rect, along: axis)
      let gapAcross = FocusMove.gap(from: start, to: rect, along: axis.cross)
      guard !rect.isEmpty, isForward ? gap > 0 : gap < 0,
        abs(gapAcross) <= maxAcross
      else { continue }
      let distance = FocusMove.distance(from: start, to: rect, along: axis)
      let nodeDistance = FocusMove.distance(
        from: start, to: node.reachableScreenRect, along: axis)
      if let best, (best.distance, best.nodeDistance) <= (distance, nodeDistance) { continue }
      best = (node, distance, nodeDistance)
    }
    return best.map { ($0.node, $0.distance) }
  }

  /// The distances within which nodes are looked for, in turn, so that those far away cost
  /// nothing.
  private static let reaches = [1 << 4, 1 << 6, 1 << 8, 1 << 10, Int.maxLength]

  /// Returns the area beyond `start` within a distance from it.
  private static func area(
    within distance: Int, of start: Rect, along axis: Axis, _ isForward: Bool, maxAcross: Int
  ) -> Rect {
    var area = start
    area.origin[axis] += isForward ? start.size[axis] : -distance
    area.size[axis] = distance
    let distanceAcross = min(distance / 4, maxAcross)
    area.size[axis.cross] += 2 * distanceAcross
    area.origin[axis.cross] -= distanceAcross
    return area
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

  /// Returns the focusable nodes inside this one that are in an area of the screen beyond
  /// `focused`, and those of the focus sections there, in reading order. Visits only what is in
  /// the area, or contains `focused`.
  fileprivate func focusableNodes(in area: Rect, beyond focused: LayoutNode) -> [LayoutNode] {
    var path: [LayoutNode] = []
    var inner = focused
    while inner !== self, let outer = inner.container { (path, inner) = (path + [inner], outer) }
    let step = .zero - screenOrigin
    var nodes: [LayoutNode] = []
    collectFocusableNodes(
      in: area.offset(by: step), beyond: focused.reachableScreenRect.offset(by: step),
      along: path[...], &nodes)
    return nodes
  }

  /// - Parameters:
  ///   - area: The area, relative to this node.
  ///   - start: The rectangle of the focused node, relative to this node.
  ///   - path: The focused node and its containers inside this node, from the inside out; empty if
  ///     it is not inside.
  private func collectFocusableNodes(
    in area: Rect, beyond start: Rect, along path: ArraySlice<LayoutNode>,
    _ nodes: inout [LayoutNode]
  ) {
    if path.isEmpty, self is EffectNode<FocusSection> { return nodes += focusableNodes() }
    if isFocusable { nodes.append(self) }
    // With what contains the focused node, in order.
    var children = layoutChildren(in: area.union(start))
    // What a scroll view does not show may be out of its area.
    if let inner = path.last, !children.contains(where: { $0 === inner }) { children.append(inner) }
    for child in children {
      // Most views are texts and shapes.
      if child.layoutChildren.isEmpty, child.responder == nil { continue }
      let isOuter = child === path.last
      guard isOuter || child.rect.intersects(area), admitsFocus(to: child) else { continue }
      let step = .zero - child.rect.origin
      child.collectFocusableNodes(
        in: area.offset(by: step), beyond: start.offset(by: step),
        along: isOuter ? path.dropLast() : [], &nodes)
    }
  }
}

/// An effect that makes its content one target for the arrow keys: see ``View/focusSection()``.
struct FocusSection: Effect {
  static var changesDrawing: Bool { false }
}
