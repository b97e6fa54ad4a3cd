@_spi(Nodes) import ComponentCore

/// The size of a container on which descendants depend that are not placed by it.
@MainActor
struct RelativeSize {
  /// The size, once the container is placed.
  private var size: Size?
  private var dependents: [ObjectIdentifier: Dependent] = [:]

  private struct Dependent {
    weak var node: LayoutNode?
  }

  /// Returns the size for `node`, which is laid out again when it changes.
  mutating func read(by node: LayoutNode) -> Size {
    dependents[ObjectIdentifier(node)] = Dependent(node: node)
    return size ?? .zero
  }

  /// Changes the size and lays out the nodes that depend on it.
  mutating func set(_ new: Size) {
    if new == size { return }
    size = new
    dependents = dependents.filter { $0.value.node != nil }
    for dependent in dependents.values { dependent.node?.setNeedsLayout() }
  }
}
