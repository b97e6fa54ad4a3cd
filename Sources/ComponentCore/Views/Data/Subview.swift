/// One of the views that a container is made of.
///
/// Where it is placed, it is drawn with what the views around that place set for the views in
/// them, such as a font. Its state belongs to the view itself, and stays while it moves. A
/// view that is placed twice appears at the last place only.
public struct Subview: NodeView, Identifiable {
  /// The identity of a view of a container.
  public struct ID: Hashable, Sendable {
    let node: ObjectIdentifier
  }

  nonisolated let element: LayoutNode
  nonisolated let traits: LayoutTraits?
  nonisolated let section: ObjectIdentifier?
  nonisolated let role: RowRole
  private nonisolated let tag: AnyHashable?
  // Set once, and read on the main actor only, where the view is shown.
  private nonisolated(unsafe) weak var owner: SubviewsNode?

  /// The identity of the view.
  public nonisolated var id: ID { ID(node: ObjectIdentifier(element)) }

  /// The values that the view tells its container.
  public var containerValues: ContainerValues {
    ContainerValues(values: traits?.values ?? [:], tag: tag)
  }

  init(_ element: LayoutNode, in segment: RowSegment, of owner: SubviewsNode) {
    self.element = element
    traits = element.layoutTraits
    (section, role) = (segment.section, segment.role)
    tag = element.tag(inside: owner)
    self.owner = owner
  }

  /// Whether both are the same view, with the same values.
  func isIdentical(to other: Subview) -> Bool {
    element === other.element && traits === other.traits && section == other.section
      && role == other.role && tag == other.tag
  }

  /// Returns a node that contains the view in the layout.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = SubviewNode.reusing(existing, in: context)
    node.show(element, of: owner)
    return node
  }
}

// Its nodes belong to the main actor.
@available(*, unavailable) extension Subview: Sendable {}

/// The views that a container is made of, in order. As a view, it shows all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, ForwardingView {
  let subviews: [Subview]

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }
  /// The view at `index`.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at the indices in `bounds`.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor
  package var target: some View { ForEach(subviews) { $0 } }
}

// Its elements belong to the main actor.
@available(*, unavailable) extension SubviewsCollection: Sendable {}

/// Some of the views that a container is made of. As a view, it shows all of them.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, ForwardingView {
  let subviews: ArraySlice<Subview>

  /// The index of the first view in the whole collection.
  public var startIndex: Int { subviews.startIndex }
  /// The index behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at `index`.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at the indices in `bounds`.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor
  package var target: some View { ForEach(subviews) { $0 } }
}

// Its elements belong to the main actor.
@available(*, unavailable) extension SubviewsCollectionSlice: Sendable {}
