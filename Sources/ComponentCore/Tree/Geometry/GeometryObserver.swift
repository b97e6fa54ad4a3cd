/// A node that is notified after layout if a node has moved or changed its size.
package protocol GeometryObserver: LayoutNode {
  /// Called after layout; returns whether this has changed anything that a frame may show.
  func layoutDidEnd() -> Bool
}

/// The nodes that observe the geometry of a tree.
@MainActor
package struct GeometryObservers {
  private var observers: [any GeometryObserver] = []
  /// Whether a node has moved or changed its size since the observers were notified.
  package var isStale = false

  /// Whether no observer is to be notified.
  var isSettled: Bool { !isStale || observers.isEmpty }

  /// Adds an observer, until its node is unmounted.
  package mutating func append(_ observer: any GeometryObserver) {
    observers.append(observer)
    isStale = true
  }

  /// Returns the observers to notify; none if nothing has moved.
  mutating func takeStale() -> [any GeometryObserver] {
    if !isStale { return [] }
    isStale = false
    if observers.isEmpty { return [] }
    observers.removeAll { $0.parent == nil }
    return observers
  }
}
