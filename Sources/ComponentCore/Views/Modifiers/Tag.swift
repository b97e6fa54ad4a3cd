extension View {
  /// Sets the value that this view stands for in a ``Picker`` or a ``TabView``.
  ///
  ///     Picker("Size", selection: $size) {
  ///       Text("small").tag(Size.small)
  ///       Text("large").tag(Size.large)
  ///     }
  ///
  /// The views of a ``ForEach`` stand for the identities of their elements if they have no tags. A
  /// tag of type `Value` also matches a selection of type `Value?`.
  public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View {
    nodeModifier(TagModifier(tag: tag))
  }
}

private nonisolated struct TagModifier<Value: Hashable>: NodeModifier {
  let tag: Value

  @MainActor
  func update(_ wrapper: EffectNode<ContentTag>) {
    wrapper.update { $0.value = AnyHashable(tag) }
  }
}

/// A modifier that sets a tag.
package nonisolated protocol TagTrait {
  var anyTag: AnyHashable { get }
}

extension TagModifier: TagTrait where Value: Hashable {
  var anyTag: AnyHashable { AnyHashable(tag) }
}

/// A node that may have a tag.
package protocol TaggedNode: LayoutNode {
  var tag: AnyHashable? { get }
}

/// The tag of a wrapper's content.
package struct ContentTag: Effect {
  var value: AnyHashable?

  package init() {}

  package static var changesDrawing: Bool { false }
}

extension EffectNode: TaggedNode where Applied == ContentTag {
  package var tag: AnyHashable? { behavior.value }
}

/// A node that gives each of its children a tag of their own.
@MainActor
protocol TaggingNode: Node {
  /// Returns the tag of `child`, which is one of the node's children.
  func tag(of child: Node) -> AnyHashable?
}

extension LayoutNode {
  /// The tag of this node's view: the one that was set with `tag(_:)`, or the identity of the
  /// element for which a `ForEach` has created the view.
  ///
  /// - Parameter ancestor: The node at which the search for a `ForEach` ends.
  package func tag(inside ancestor: Node) -> AnyHashable? {
    var inner: LayoutNode? = self
    while let node = inner {
      if let node = node as? any TaggedNode {
        if let tag = node.tag { return tag }
        // The tags in the content of a tab without one are not those of the tab.
        break
      }
      inner = node.layoutChildren.count == 1 ? node.layoutChildren[0] : nil
    }
    var outer: Node = self
    while let parent = outer.parent, outer !== ancestor {
      if let tag = (parent as? EffectNode<ContentTag>)?.tag { return tag }
      if let tag = (parent as? any TaggingNode)?.tag(of: outer) { return tag }
      outer = parent
    }
    return nil
  }
}
