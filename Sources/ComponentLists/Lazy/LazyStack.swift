@_spi(Nodes) import ComponentCore

/// The implementation of `LazyVStack` and `LazyHStack`.
package nonisolated struct LazyStack<Content: View>: View {
  let axis: Axis
  let alignment: AxisAlignment
  let spacing: Int
  var pinnedViews: PinnedScrollableViews = []
  let content: Content

  @MainActor
  package func node(updating existing: Node?, in context: ViewContext) -> Node {
    guard context.scrollAxes.contains(axis) else {
      return Stack(axis: axis, alignment: alignment, spacing: spacing, content: content)
        .node(updating: existing, in: context)
    }
    let node = LazyStackNode.reusing(existing, in: context)
    node.pinnedViews = pinnedViews
    node.update(axis, alignment, spacing, content, in: context)
    return node
  }
}
