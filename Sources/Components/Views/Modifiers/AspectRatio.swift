import Signals

/// The ways in which a view with a fixed aspect ratio uses space of another aspect ratio.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The view is as large as fits into the space.
  case fit
  /// The view is as small as it can be while it covers all of the space.
  case fill
}

extension View {
  /// Proposes a size with a fixed aspect ratio to this view.
  ///
  ///     Color.blue.aspectRatio(1, contentMode: .fit)   // a square: twice as many columns as rows
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height as seen on the screen, where a row is as
  ///     high as two columns are wide; `nil` for the aspect ratio of an image or of the view's
  ///     ideal size.
  ///   - contentMode: Whether the view fits into the available space or fills it.
  public nonisolated func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    nodeModifier(AspectRatioModifier(ratio: ValueOrPublisher(aspectRatio), mode: contentMode))
  }

  /// Proposes a size to this view whose aspect ratio follows `aspectRatios`. Before the first
  /// value, the view has its own aspect ratio.
  public nonisolated func aspectRatio(
    _ aspectRatios: some Publisher<Double, Never>, contentMode: ContentMode
  ) -> some View {
    nodeModifier(AspectRatioModifier(ratio: ValueOrPublisher(aspectRatios), mode: contentMode))
  }

  /// Makes this view as large as fits into the available space, in its own aspect ratio.
  public nonisolated func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Makes this view as small as it can be while it covers the available space, in its own aspect
  /// ratio.
  public nonisolated func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

private nonisolated struct AspectRatioModifier: NodeModifier {
  let ratio: ValueOrPublisher<Double>
  let mode: ContentMode

  @MainActor
  func update(_ wrapper: AspectRatioNode) {
    wrapper.mode = mode
    if ratio.isConstant, ratio.initial == nil { wrapper.ratio = nil }
    wrapper.bind(ratio) { node, ratio in
      node.animate(from: node.ratio ?? ratio, to: ratio) { $0.ratio = $1 }
    }
  }
}

private final class AspectRatioNode: ContainerNode {
  var ratio: Double? {
    didSet { if ratio != oldValue { setNeedsLayout() } }
  }
  var mode = ContentMode.fit {
    didSet { if mode != oldValue { setNeedsLayout() } }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    super.measure(contentProposal(for: proposal))
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    for element in contents { place(element, .zero, contentProposal(for: proposal)) }
  }

  /// Returns the size that is proposed to the contents.
  private func contentProposal(for proposal: ProposedSize) -> ProposedSize {
    let ideal = super.measure(ProposedSize())
    let shape =
      ratio ?? contents.first?.aspectRatio ?? Double(ideal.width) / Double(2 * ideal.height)
    guard shape.isFinite, shape > 0 else { return proposal }
    let (space, columns) = (proposal.height, 2 * shape)
    func width(_ height: Int) -> Int { length(Double(height) * columns) }
    func height(_ width: Int) -> Int { length(Double(width) / columns) }
    guard let offered = proposal.width ?? (space == nil ? ideal.width : nil) else {
      return ProposedSize(width: space.map(width), height: space)
    }
    guard let space else { return ProposedSize(width: offered, height: height(offered)) }
    let isWidthGiven = (width(space) < offered) == (mode == .fill)
    return isWidthGiven
      ? ProposedSize(
        width: offered, height: min(height(offered), mode == .fit ? space : .maxLength))
      : ProposedSize(width: width(space), height: space)
  }

  private func length(_ length: Double) -> Int {
    length <= 0 ? 0 : max(1, Int(min(length, Double(Int.maxLength)).rounded()))
  }
}
