import Signals

extension View {
  /// Sets the position at which scroll views in this view begin.
  ///
  ///     ScrollView { ForEach(log) { Text($0.line) } }
  ///       .defaultScrollAnchor(.bottom)
  ///
  /// A scroll view stays at its anchor while its content grows, until it is scrolled away from it.
  ///
  /// - Parameter anchor: The part of the content that is shown at first; `.topLeading` where no
  ///   anchor is set.
  public nonisolated func defaultScrollAnchor(_ anchor: Alignment) -> some View {
    ScrollAnchorScope(content: self, anchor: ValueOrPublisher(anchor))
  }

  /// Sets the position at which scroll views in this view begin to the newest value of `anchors`.
  ///
  /// The enclosing view's anchor applies until `anchors` sends its first value.
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
