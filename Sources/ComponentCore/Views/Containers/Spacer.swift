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
    SpacerArea(axis: context.axis, minLength: minLength).node(updating: existing, in: context)
  }
}

private struct SpacerArea: Drawing, Equatable {
  let axis: Axis
  let minLength: Length

  static var environmentDependencies: [PartialKeyPath<EnvironmentValues>] { [\.lengthUnit] }

  /// The other views of a stack choose their lengths first.
  var layoutPriority: Double { -.infinity }

  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    let length = minLength.clamped(along: axis, in: environment)
    return axis == .horizontal
      ? Size(width: max(length, proposal.width ?? 0), height: 0)
      : Size(width: 0, height: max(length, proposal.height ?? 0))
  }

  func draw(on canvas: DrawingCanvas) {}
}
