import Signals

/// How a view whose shape is given uses room of another shape.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// It is as large as it can be inside.
  case fit
  /// It is as small as it can be to cover it all.
  case fill
}

extension View {
  /// Offers this view room of a certain shape.
  ///
  ///     Color.blue.aspectRatio(1, contentMode: .fit)   // a square: twice as many columns as rows
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height as it looks, a row being as high as two
  ///     columns are wide; `nil` for the ratio of the view's ideal size.
  ///   - contentMode: How it uses the room there is.
  public nonisolated func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    nodeModifier(AspectRatioModifier(ratio: ValueOrPublisher(aspectRatio), mode: contentMode))
  }

  /// Offers this view room of the shape that the newest of `aspectRatios` says.
  public nonisolated func aspectRatio(
    _ aspectRatios: some Publisher<Double, Never>, contentMode: ContentMode
  ) -> some View {
    nodeModifier(AspectRatioModifier(ratio: ValueOrPublisher(aspectRatios), mode: contentMode))
  }

  /// Keeps this view's shape and makes it as large as it can be inside.
  public nonisolated func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Keeps this view's shape and makes it as small as it can be to cover all the room there is.
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
    if ratio.upstream == nil, ratio.initial == nil { wrapper.ratio = nil }
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

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    for element in contents { element.place(at: .zero, contentProposal(for: proposal)) }
  }

  /// What its contents are offered.
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
