import Signals

extension View {
  /// Has the scroll views inside begin at `anchor`, and stay there, when what they show grows, as
  /// long as nobody scrolls away from it.
  ///
  ///     ScrollView { ForEach(log) { Text($0.line) } }
  ///       .defaultScrollAnchor(.bottom)
  public nonisolated func defaultScrollAnchor(_ anchor: Alignment) -> some View {
    ScrollAnchorScope(content: self, anchor: ValueOrPublisher(anchor))
  }

  /// Has the scroll views inside keep to the newest of `anchors`.
  public nonisolated func defaultScrollAnchor(
    _ anchors: some Publisher<Alignment, Never>
  ) -> some View {
    ScrollAnchorScope(content: self, anchor: ValueOrPublisher(anchors))
  }
}

extension EnvironmentValues {
  var scrollAnchor: Alignment {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

private struct ScrollAnchorKey: EnvironmentKey {
  static let defaultValue = Alignment.topLeading
}

private nonisolated struct ScrollAnchorScope<Content: View>: View {
  let content: Content
  let anchor: ValueOrPublisher<Alignment>

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? EnvironmentNode ?? EnvironmentNode(in: context)
    node.bind(anchor) { node, anchor in node.change = { $0.scrollAnchor = anchor } }
    node.update(content, in: context)
    return node
  }
}
