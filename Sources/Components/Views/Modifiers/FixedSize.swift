import Signals

extension View {
  /// Gives this view its ideal size, even if less space is available.
  ///
  ///     Text("Total downloaded files").fixedSize().frame(width: 16, alignment: .leading)
  ///
  ///     Total downloaded
  ///
  /// Text is neither wrapped nor truncated. What exceeds the enclosing view is cut off.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives this view its ideal width, its ideal height or both, even if less space is available.
  ///
  ///     Text("several lines of text").fixedSize(horizontal: false, vertical: true)
  ///
  /// - Parameters:
  ///   - horizontal: Whether the view has its ideal width.
  ///   - vertical: Whether the view has its ideal height.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
    return nodeModifier(ValueOrPublisher(axes), FixedSizeNode.setAxes)
  }

  /// Gives this view its ideal size while the newest value is `true`, and the proposed one before
  /// the first value.
  public nonisolated func fixedSize(_ isFixed: some Publisher<Bool, Never>) -> some View {
    nodeModifier(
      ValueOrPublisher(isFixed.map { $0 ? [.horizontal, .vertical] as Axis.Set : [] }),
      FixedSizeNode.setAxes)
  }
}

private final class FixedSizeNode: ContainerNode {
  private var axes: Axis.Set = []

  func setAxes(_ new: Axis.Set) {
    if new == axes { return }
    axes = new
    setNeedsLayout()
  }

  private func contentProposal(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    super.measure(contentProposal(for: proposal))
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    for element in contents { place(element, .zero, contentProposal(for: proposal)) }
  }
}
