/// A way the focus can go.
enum FocusMove: Equatable {
  case next
  case previous
  /// Towards larger, or smaller, columns or rows.
  case along(Axis, isForward: Bool)

  /// The move that `press` asks for.
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

  /// Where the focus goes among `nodes`, which are in the order in which they are read.
  ///
  /// Without a focus yet, to the first or the last.
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

  /// The nearest that lies wholly beyond `start`; of those beside each other, the one most in
  /// line.
  @MainActor
  private func nearest(
    to start: Rect, along axis: Axis, _ isForward: Bool, among nodes: [LayoutNode]
  ) -> LayoutNode? {
    let candidates = nodes.compactMap { node -> (node: LayoutNode, distance: Int)? in
      let rect = node.reachableScreenRect
      let gap = FocusMove.gap(from: start, to: rect, along: axis)
      guard !rect.isEmpty, isForward ? gap > 0 : gap < 0 else { return nil }
      let aside = FocusMove.gap(from: start, to: rect, along: axis.cross)
      return (node, abs(gap) + 4 * abs(aside))
    }
    return candidates.min { $0.distance < $1.distance }?.node
  }

  /// How far `end` lies beyond `start`, at least 1 if they touch; negative if before; 0 if they
  /// overlap.
  private static func gap(from start: Rect, to end: Rect, along axis: Axis) -> Int {
    let (start, end) = (start.range(along: axis), end.range(along: axis))
    if end.lowerBound >= start.upperBound { return end.lowerBound - start.upperBound + 1 }
    if start.lowerBound >= end.upperBound { return end.upperBound - start.lowerBound - 1 }
    return 0
  }
}
