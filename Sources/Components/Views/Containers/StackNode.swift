final class StackNode: ContainerNode, ReusableNode {
  private var layout = StackLayout() {
    didSet { if layout != oldValue { setNeedsLayout() } }
  }
  /// The distance between two views as it is given.
  private var spacing = Length.cells(0)

  /// Changes the arrangement.
  func update(_ axis: Axis, _ alignment: AxisAlignment, _ spacing: Length) {
    self.spacing = spacing
    layout = StackLayout(
      axis: axis, alignment: alignment, spacing: spacing.clamped(along: axis, in: environment))
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    layout.spacing = spacing.clamped(along: layout.axis, in: environment)
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
