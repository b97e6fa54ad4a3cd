/// A modifier that is applied by a node which wraps the modified node.
@MainActor
protocol NodeModifier {
  /// The type of the wrapping node.
  associatedtype Wrapper: ContainerNode

  /// Sets the properties of `wrapper` to the modifier's values.
  func update(_ wrapper: Wrapper)
}

extension View {
  /// Returns this view, modified by `modifier`.
  nonisolated func nodeModifier<Modifier: NodeModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
