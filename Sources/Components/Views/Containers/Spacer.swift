/// Room that takes what the views beside it leave.
///
///     HStack { Text("left"); Spacer(); Text("right") }
///
/// Grows along the axis of the stack around it.
public nonisolated struct Spacer: View {
  private let minLength: Int

  /// Room of at least `minLength` columns or rows.
  public init(minLength: Int? = nil) {
    self.minLength = (minLength ?? 0).clampedLength
  }

  /// A node that takes room.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? SpacerNode ?? SpacerNode(in: context)
    node.axis = context.axis
    node.minLength = minLength
    return node
  }
}

private final class SpacerNode: LayoutNode {
  var axis = Axis.vertical
  var minLength = 0 {
    didSet { if minLength != oldValue { setNeedsLayout() } }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = Size.zero
    size[axis] = max(minLength, proposal[axis] ?? 0)
    return size
  }
}
