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
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(ValueOrPublisher(aspectRatio), contentMode)
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

  package nonisolated func aspectRatio(
    _ ratio: ValueOrPublisher<Double>, _ mode: ContentMode
  ) -> some View {
    arranged(AspectRatio.self, ratio) {
      $0.animatableData = $1
    } configure: {
      $0.mode = mode
      if ratio.isConstant { $0.animatableData = ratio.initial }
    }
  }
}

private struct AspectRatio: Arrangement {
  /// The ratio; `nil` for that of the content.
  var animatableData: Double?
  var mode = ContentMode.fit

  static var passesTraits: Bool { true }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    contents.overlaidSize(in: contentProposal(for: proposal, contents))
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    let inner = contentProposal(for: proposal, contents)
    for index in contents.elements.indices { place(index, .zero, inner) }
  }

  /// Returns the size that is proposed to the contents.
  @MainActor
  private func contentProposal(
    for proposal: ProposedSize, _ contents: ArrangedContents
  ) -> ProposedSize {
    let ideal = contents.overlaidSize(in: ProposedSize())
    let own = (contents.elements.first as? any AspectRatioNode)?.aspectRatio
    let shape = animatableData ?? own ?? Double(ideal.width) / Double(2 * ideal.height)
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
    length > 0 ? max(1, Int(cells: length)) : 0
  }
}
