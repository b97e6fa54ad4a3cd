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
    return arranged(FixedSize.self, ValueOrPublisher(axes)) { $0.axes = $1 }
  }

  /// Gives this view its ideal size while the newest value is `true`, and the proposed one before
  /// the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func fixedSize(_ isFixed: some Publisher<Bool, Never>) -> some View {
    arranged(FixedSize.self, ValueOrPublisher(isFixed)) {
      $0.axes = $1 ? [.horizontal, .vertical] : []
    }
  }
}

private struct FixedSize: Arrangement {
  var axes: Axis.Set = []

  static var passesTraits: Bool { true }

  private func contentProposal(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    contents.overlaidSize(in: contentProposal(for: proposal))
  }

  func relevantAxes(of contents: ArrangedContents) -> Axis.Set {
    contents.relevantAxes.subtracting(axes)
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    for index in contents.elements.indices { place(index, .zero, contentProposal(for: proposal)) }
  }
}
