/// A flexible space that takes what the other views of a stack leave.
///
///     HStack { Text("left"); Spacer(); Text("right") }
///
/// A spacer expands along the axis of the enclosing stack and draws nothing. The other views of
/// the stack choose their lengths first; several spacers share equally.
public nonisolated struct Spacer: NodeView {
  private let minLength: Length

  /// Creates a space.
  ///
  /// - Parameter minLength: The least length in columns or rows; 0 if it is `nil`.
  public init(minLength: Int? = nil) {
    self.minLength = minLength?.length ?? .cells(0)
  }

  /// Creates a space.
  ///
  /// - Parameter minLength: The least length in points: see ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  public init(minLength: Double) {
    self.minLength = minLength.length
  }

  /// Creates or updates the node that takes the space.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = SpacerNode.reusing(existing, in: context)
    node.axis = context.axis
    node.minLength = minLength
    return node
  }
}

private final class SpacerNode: LayoutNode, ReusableNode {
  var axis = Axis.vertical {
    didSet { if axis != oldValue { setNeedsLayout() } }
  }
  var minLength = Length.cells(0) {
    didSet { if minLength != oldValue { setNeedsLayout() } }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    if environment.lengthUnit != old.lengthUnit { setNeedsLayout() }
  }

  override init(in context: ViewContext) {
    super.init(in: context)
    setLayoutTraits(.spacer)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = Size.zero
    size[axis] = max(minLength.clamped(along: axis, in: environment), proposal[axis] ?? 0)
    return size
  }
}
