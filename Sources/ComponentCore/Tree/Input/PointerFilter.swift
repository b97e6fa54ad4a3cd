/// A node that lets the pointer through to the nodes behind it.
protocol PointerFilter: LayoutNode {
  /// Whether the pointer passes through this node and its containers at `point`, which is inside
  /// the node's rectangle and relative to it.
  func isTransparentToPointer(at point: Point) -> Bool
}
