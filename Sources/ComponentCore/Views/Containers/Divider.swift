/// A line that separates the views of a stack.
///
///     VStack { Text("above"); Divider(); Text("below") }
///
///     above
///     ─────
///     below
///
/// A divider is one cell thick. It runs across the axis of the enclosing stack and takes all the
/// space that it is offered in that direction.
public struct Divider: NodeView {
  /// Creates a divider.
  public nonisolated init() {}

  /// Creates or updates the node that draws the line.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    DividerLine(axis: context.axis.cross).node(updating: existing, in: context)
  }
}

private struct DividerLine: Drawing, Equatable {
  let axis: Axis

  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    axis == .horizontal
      ? Size(width: proposal.width ?? 1, height: 1) : Size(width: 1, height: proposal.height ?? 1)
  }

  func draw(on canvas: DrawingCanvas) {
    let line =
      axis == .horizontal ? canvas.symbol("─", ascii: "-") : canvas.symbol("│", ascii: "|")
    canvas.inBorderColor.fill(Rect(size: canvas.size), with: line)
  }
}
