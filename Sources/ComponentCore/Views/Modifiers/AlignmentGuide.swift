extension View {
  /// Sets the position that this view aligns for `guide`.
  ///
  ///     VStack(alignment: .leading) {
  ///       Text("Total")
  ///       Text("- 12").alignmentGuide(.leading) { _ in 2 }
  ///     }
  ///
  ///       Total
  ///     - 12
  ///
  /// Stacks, frames, overlays and grids align the positions of their views. A container passes on
  /// the guides of its views: the mean of their positions.
  ///
  /// - Parameters:
  ///   - guide: The guide to set.
  ///   - computeValue: Returns the position in columns from the left edge of this view. It is
  ///     called in every layout.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @MainActor (ViewDimensions) -> Int
  ) -> some View {
    nodeModifier(
      AlignmentGuideModifier(
        alignment: guide.alignment, axis: .horizontal, computeValue: computeValue))
  }

  /// Sets the position that this view aligns for `guide`.
  ///
  /// - Parameters:
  ///   - guide: The guide to set.
  ///   - computeValue: Returns the position in rows from the top edge of this view. It is called
  ///     in every layout.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @MainActor (ViewDimensions) -> Int
  ) -> some View {
    nodeModifier(
      AlignmentGuideModifier(
        alignment: guide.alignment, axis: .vertical, computeValue: computeValue))
  }
}

private nonisolated struct AlignmentGuideModifier: NodeModifier {
  let alignment: AxisAlignment
  let axis: Axis
  let computeValue: @MainActor (ViewDimensions) -> Int

  @MainActor
  func update(_ wrapper: AlignmentGuideNode) {
    wrapper.update(with: self)
  }
}

/// The node of a guide: a class, because it takes part in how containers look for guides, which no
/// effect does.
private final class AlignmentGuideNode: ContainerNode {
  private var modifier: AlignmentGuideModifier?

  required init(in context: ViewContext) {
    super.init(in: context)
    guidesWereSet()
  }

  /// Lays out with a new modifier, because its function may differ.
  func update(with modifier: AlignmentGuideModifier) {
    self.modifier = modifier
    setNeedsLayout()
  }

  override func explicitGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? {
    guard let modifier, alignment == modifier.alignment, axis == modifier.axis else {
      return contentGuide(alignment, along: axis, in: proposal)
    }
    let content = ViewDimensions(sizeThatFits(proposal)) { [unowned self] in
      contentGuide($0, along: $1, in: proposal)
    }
    return modifier.computeValue(content)
  }

  private func contentGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? {
    super.explicitGuide(alignment, along: axis, in: proposal)
  }
}
