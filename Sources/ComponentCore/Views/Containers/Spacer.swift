/// A flexible space that takes what the other views of a stack leave.
///
///     HStack { Text("left"); Spacer(); Text("right") }
///
/// A spacer expands along the axis of the enclosing stack and draws nothing. The other views of
/// the stack choose their lengths first; several spacers share equally.
public nonisolated struct Spacer: NodeView {
  /// The least width in a row and the least height in a column.
  private let minSize: Size

  /// Creates a space of any length.
  public init() { self.init(minSize: .zero) }

  /// Creates a space of at least the width of `minSize` in a row and of its height in a column.
  package init(minSize: Size) {
    self.minSize = Size(
      width: minSize.width.clampedLength, height: minSize.height.clampedLength)
  }

  /// Creates or updates the node that takes the space.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    SpacerArea(axis: context.axis, minLength: minSize[context.axis])
      .node(updating: existing, in: context)
  }
}

private struct SpacerArea: Drawing, Equatable {
  let axis: Axis
  let minLength: Int

  /// The other views of a stack choose their lengths first.
  var layoutPriority: Double { -.infinity }

  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    axis == .horizontal
      ? Size(width: max(minLength, proposal.width ?? 0), height: 0)
      : Size(width: 0, height: max(minLength, proposal.height ?? 0))
  }

  func draw(on canvas: DrawingCanvas) {}
}
