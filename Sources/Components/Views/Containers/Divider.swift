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
    let node = DividerNode.reusing(existing, in: context)
    node.axis = context.axis.cross
    return node
  }
}

private final class DividerNode: LayoutNode, ReusableNode {
  var axis = Axis.horizontal {
    didSet {
      guard axis != oldValue else { return }
      setNeedsLayout()
      // The line is another one also where its size is the same.
      setNeedsPaint()
    }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = Size.zero
    size[axis] = proposal[axis] ?? 1
    size[axis.cross] = 1
    return size
  }

  override func paint(on canvas: DrawingContext) {
    let characters = environment.usesASCII ? ("-", "|") : ("─", "│")
    let line = tree.shaper.glyphs(of: axis == .horizontal ? characters.0 : characters.1)
    let visible = canvas.visibleRect
    var canvas = canvas
    canvas.setBorderColor()
    if axis == .horizontal {
      let glyphs = Array(repeating: line[0], count: visible.size.width)
      canvas.write(glyphs[...], at: visible.origin)
    } else {
      for y in visible.rows { canvas.write(line[...], at: Point(x: 0, y: y)) }
    }
  }
}
