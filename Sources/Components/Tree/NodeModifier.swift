/// Says something of a view, by a node around it.
@MainActor
protocol NodeModifier {
  /// The node around it.
  associatedtype Wrapper: ContainerNode

  /// Tells `wrapper` what is said.
  func update(_ wrapper: Wrapper)
}

extension View {
  nonisolated func nodeModifier<Modifier: NodeModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
