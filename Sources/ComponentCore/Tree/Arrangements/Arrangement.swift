/// How a container sizes and places its contents.
///
///     private struct Cascade: Arrangement {
///       func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size { … }
///
///       func arrange(
///         _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
///         place: (Int, Point, ProposedSize) -> Void
///       ) {
///         for (index, element) in contents.elements.enumerated() {
///           place(index, Point(x: 2 * index, y: index), proposal)
///         }
///       }
///     }
///
/// One node hosts all arrangements: ``ArrangedNode``. Contents that are easily found or placed
/// alone make a large container fast: see ``elements(of:in:)`` and ``origin(of:resizedFrom:in:)``.
package protocol Arrangement: NodeBehavior {
  /// Returns the size that the container chooses for `proposal`.
  @MainActor func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size

  /// Calls `place` with the index of each element, its origin and the size to propose to it.
  ///
  /// It has no effects: alignment guides are found in this way before anything is placed.
  @MainActor func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void)

  /// Whether some of the contents may be hidden.
  static var hidesContents: Bool { get }

  /// Returns the contents that are shown by a container that is laid out for `proposal`, from back
  /// to front. The others are neither drawn nor used.
  @MainActor func shownElements(
    of contents: ArrangedContents, in proposal: ProposedSize
  ) -> [LayoutNode]

  /// Whether the container tells its own container the traits of its only content.
  static var passesTraits: Bool { get }

  /// Returns the axes along which the proposed length is relevant to the size just chosen.
  @MainActor func relevantAxes(of contents: ArrangedContents) -> Axis.Set

  /// Whether a container of a single content is as large as that.
  static var hugsOnlyContent: Bool { get }

  /// Whether the container sets alignment guides of its own.
  static var setsGuides: Bool { get }

  /// Returns the position of an alignment guide, which is otherwise combined from those of the
  /// contents.
  @MainActor func guide(
    _ alignment: AxisAlignment, along axis: Axis, of contents: ArrangedContents,
    in proposal: ProposedSize
  ) -> Int?

  /// Whether the places of the contents depend on their alignment guides, even if no view sets
  /// one.
  @MainActor var dependsOnGuides: Bool { get }

  /// Returns the new origin of `child`, which has chosen other sizes than those in `old`; `nil` if
  /// more than the child itself has to be placed.
  @MainActor func origin(
    of child: LayoutNode, resizedFrom old: SizeCache, in contents: ArrangedContents
  ) -> Point?

  /// Returns the elements that may draw in `area`.
  @MainActor func elements(
    of contents: ArrangedContents, in area: Rect
  ) -> ArraySlice<LayoutNode>
}

extension Arrangement {
  package static var hidesContents: Bool { false }

  @MainActor package func shownElements(
    of contents: ArrangedContents, in proposal: ProposedSize
  ) -> [LayoutNode] { contents.elements }

  package static var passesTraits: Bool { false }
  package static var hugsOnlyContent: Bool { false }
  package static var setsGuides: Bool { false }

  @MainActor package func guide(
    _ alignment: AxisAlignment, along axis: Axis, of contents: ArrangedContents,
    in proposal: ProposedSize
  ) -> Int? { nil }

  @MainActor package var dependsOnGuides: Bool { false }

  @MainActor package func relevantAxes(of contents: ArrangedContents) -> Axis.Set { .both }

  @MainActor package func origin(
    of child: LayoutNode, resizedFrom old: SizeCache, in contents: ArrangedContents
  ) -> Point? { nil }

  @MainActor package func elements(
    of contents: ArrangedContents, in area: Rect
  ) -> ArraySlice<LayoutNode> { contents.elements[...] }
}

/// The contents of a container, as its arrangement sees them.
@MainActor
package struct ArrangedContents {
  package let node: ContainerNode

  /// The contents, from back to front.
  package var elements: [LayoutNode] { node.contents }
  /// Whether an element sets an alignment guide.
  var setsGuides: Bool { node.setsGuides }
  /// The size of the container at its last layout.
  var size: Size { node.rect.size }
  /// The proposal of the last layout.
  package var proposal: ProposedSize { node.proposal }
  /// The sizes that the container has chosen.
  var sizeCache: SizeCache { node.sizeCache }
  /// The axes along which the proposed length is relevant to the size of an element, all of which
  /// have been measured.
  var relevantAxes: Axis.Set { node.axesRelevantToContents }

  /// Returns the size of a container that overlays the elements at its origin.
  package func overlaidSize(in proposal: ProposedSize) -> Size {
    if elements.count == 1 { return elements[0].sizeThatFits(proposal) }
    var size = Size.zero
    for element in elements {
      let other = element.sizeThatFits(proposal)
      size = Size(width: max(size.width, other.width), height: max(size.height, other.height))
    }
    return size
  }
}
