final class StackNode: ContainerNode, ReusableNode {
  var layout = StackLayout() {
    didSet { if layout != oldValue { setNeedsLayout() } }
  }

  override var resolvedLayoutTraits: LayoutTraits? { nil }

  private var readsGuides: Bool { setsGuides || layout.alignment.dependsOnGuides }

  override func measure(_ proposal: ProposedSize) -> Size {
    layout.size(of: contents, in: proposal, readsGuides: readsGuides)
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    layout.arrange(contents, in: size, proposal: proposal, readsGuides: readsGuides) {
      place(contents[$0], $1, $2)
    }
  }

  /// Finds the children in `area` by binary search, because they are placed in order.
  override func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> {
    let range = area.range(along: layout.axis)
    let first = contents.partitioningIndex {
      $0.rect.range(along: layout.axis).upperBound > range.lowerBound
    }
    let last = contents.partitioningIndex {
      $0.rect.range(along: layout.axis).lowerBound >= range.upperBound
    }
    return contents[first..<max(first, last)]
  }
}
