/// A line between the views of a stack.
///
///     VStack { Text("above"); Divider(); Text("below") }
///
///     above
///     ─────
///     below
///
/// As long as there is room, across the axis of the stack around it, and one cell wide.
public nonisolated struct Divider: View {
  /// A line.
  public init() {}

  /// A node that draws a line.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? DividerNode ?? DividerNode(in: context)
    node.setEnvironment(context.environment)
    node.axis = context.axis.cross
    return node
  }
}

private final class DividerNode: LayoutNode {
  var axis = Axis.horizontal

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = Size.zero
    size[axis] = proposal[axis] ?? 1
    size[axis.cross] = 1
    return size
  }

  override func paint(on canvas: Canvas) {
    let characters = environment.usesASCII ? ("-", "|") : ("─", "│")
    let line = tree.shaper.glyphs(of: axis == .horizontal ? characters.0 : characters.1)
    let visible = canvas.visibleRect
    if axis == .horizontal {
      let glyphs = Array(repeating: line[0], count: visible.size.width)
      canvas.write(glyphs[...], at: visible.origin)
    } else {
      for y in visible.rows { canvas.write(line[...], at: Point(x: 0, y: y)) }
    }
  }
}
