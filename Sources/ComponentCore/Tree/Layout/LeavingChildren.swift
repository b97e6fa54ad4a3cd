/// The children of a node whose views are being removed. They are drawn where they were last, in
/// front of the others, and take no part in the layout.
@MainActor
final class LeavingChildren {
  private(set) var nodes: [LayoutNode] = []
  /// The positions on the screen of those that have begun to leave since the last layout.
  private var screenOrigins: [ObjectIdentifier: Point] = [:]

  /// Replaces the children by `new`; those that are not leaving already begin to.
  func replace(with new: [LayoutNode]) {
    for child in new where !nodes.contains(child) {
      screenOrigins[ObjectIdentifier(child)] = child.screenOrigin
    }
    nodes = new
  }

  /// Places each child so that it stays where it is on the screen, even if `container` has moved
  /// because the child is leaving. Later, the child moves with the container.
  func place(in container: LayoutNode) {
    let origins = screenOrigins
    screenOrigins = [:]
    for child in nodes {
      let origin = origins[ObjectIdentifier(child)].map { $0 - container.screenOrigin }
      child.place(at: origin ?? child.rect.origin, child.proposal)
    }
  }
}

extension LayoutNode {
  /// The nodes of views that are being removed: they are drawn where they were last.
  package final var leavingChildren: [LayoutNode] { leaving?.nodes ?? [] }

  /// Whether there are ``leavingChildren``.
  package final var hasLeavingChildren: Bool { leaving != nil }

  package final func setLeavingChildren(_ new: [LayoutNode]) {
    // A child that begins to leave is drawn in front of the others, one that returns is not.
    let old = leavingChildren
    for child in new.elements(notIn: old) + old.elements(notIn: new) where child.container === self
    {
      tree.paintQueue.damage(child)
    }
    if new.isEmpty { return leaving = nil }
    let leaving = leaving ?? LeavingChildren()
    leaving.replace(with: new)
    self.leaving = leaving
  }
}
