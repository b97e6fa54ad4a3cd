/// The properties that a view tells its container, besides its size.
///
/// Modifiers such as ``View/zIndex(_:)`` set traits. A container with a single element has the
/// traits of that element, so they pass through the modifiers that are applied after them.
@MainActor
@_spi(Nodes) public final class LayoutTraits {
  /// The priority with which a stack gives space to the view.
  var layoutPriority = 0.0
  /// The position from back to front among the views of the container.
  var zIndex = 0.0
  /// The place of the view in a grid.
  var grid = GridTraits()
  /// The values that views set for a layout of one's own, by the key's identity.
  var values: [ObjectIdentifier: Any] = [:]
  /// What the user cannot do with the row that the view is.
  var disabledRowActions: RowActions = []
  /// The node that shows how the view appears and disappears.
  weak var transition: (any TransitioningNode)?

  /// Creates the default traits, or a copy of others.
  init(copying other: LayoutTraits? = nil) {
    guard let other else { return }
    layoutPriority = other.layoutPriority
    zIndex = other.zIndex
    grid = other.grid
    values = other.values
    disabledRowActions = other.disabledRowActions
    transition = other.transition
  }
}

extension LayoutNode {
  /// The priority with which a stack gives space to the node.
  final var layoutPriority: Double { layoutTraits?.layoutPriority ?? 0 }

  /// Returns the children that may draw in `area`, from back to front.
  package final func orderedChildren(in area: Rect) -> ArraySlice<LayoutNode> {
    if !hasLeavingChildren, !hasRaisedChildren { return layoutChildren(in: area) }
    let children = layoutChildren(in: area) + leavingChildren
    if !hasRaisedChildren { return children }
    var ordered: [RaisedChild] = []
    for (index, child) in children.enumerated() {
      ordered.append(
        RaisedChild(node: child, zIndex: child.layoutTraits?.zIndex ?? 0, index: index))
    }
    ordered.sort()
    return ordered.map(\.node)[...]
  }
}

extension [LayoutNode] {
  /// Whether a node has a z-index other than 0.
  @MainActor
  package var hasZIndex: Bool {
    for node in self {
      if let traits = node.layoutTraits, traits.zIndex != 0 { return true }
    }
    return false
  }
}

/// A child of a container whose views are ordered by their z-index.
private struct RaisedChild: Comparable {
  let node: LayoutNode
  let zIndex: Double
  let index: Int

  static func == (lhs: RaisedChild, rhs: RaisedChild) -> Bool { lhs.index == rhs.index }

  /// Whether `lhs` is behind `rhs`.
  static func < (lhs: RaisedChild, rhs: RaisedChild) -> Bool {
    (lhs.zIndex, lhs.index) < (rhs.zIndex, rhs.index)
  }
}

// MARK: -

extension View {
  /// Changes the traits of this view with `change`, which receives the value, or the newest value
  /// of the publisher.
  nonisolated func trait<Value: Equatable & Sendable>(
    _ value: ValueOrPublisher<Value>, _ change: @escaping @MainActor (LayoutTraits, Value) -> Void
  ) -> some View {
    effect(Trait<Value>.self, value) {
      $0.value = $1
    } configure: {
      $0.change = change
    }
  }

  /// Changes the traits of this view with `change`, which receives the value.
  nonisolated func trait<Value>(
    _ value: Value, _ change: @escaping @MainActor (LayoutTraits, Value) -> Void
  ) -> some View {
    effect(Trait(value: value, change: change))
  }
}

/// A change of the traits of a wrapper's content.
private struct Trait<Value>: Effect {
  /// The value; `nil` before the first one.
  var value: Value?
  var change: @MainActor (LayoutTraits, Value) -> Void = { _, _ in }

  init() {}

  nonisolated init(value: Value, change: @escaping @MainActor (LayoutTraits, Value) -> Void) {
    (self.value, self.change) = (value, change)
  }

  static func == (lhs: Trait, rhs: Trait) -> Bool { areEqual(lhs.value, rhs.value) }

  static var changesDrawing: Bool { false }
  static var changesTraits: Bool { true }

  func changeTraits(_ traits: LayoutTraits) {
    if let value { change(traits, value) }
  }
}
