/// A frame that is placed around a view: it has exact lengths, or lengths with limits.
struct FrameLayout: Arrangement {
  var alignment = Alignment.center
  var width = LengthLimits()
  var height = LengthLimits()

  init() {}

  nonisolated init(alignment: Alignment, width: LengthLimits, height: LengthLimits) {
    (self.alignment, self.width, self.height) = (alignment, width, height)
  }

  /// The exact lengths, of which each is animated; `nil` where there are limits.
  struct AnimatableData: Interpolatable {
    var width: Int?
    var height: Int?

    func interpolated(to target: AnimatableData, by fraction: Double) -> AnimatableData {
      AnimatableData(
        width: width.interpolated(to: target.width, by: fraction),
        height: height.interpolated(to: target.height, by: fraction))
    }

    func animatableDistance(to other: AnimatableData) -> Double {
      max(
        width.animatableDistance(to: other.width), height.animatableDistance(to: other.height))
    }
  }

  var animatableData: AnimatableData {
    get {
      AnimatableData(width: width.exact, height: height.exact)
    }
    set {
      if let new = newValue.width, width.exact != nil { width = LengthLimits(exact: new) }
      if let new = newValue.height, height.exact != nil { height = LengthLimits(exact: new) }
    }
  }

  // MARK: Arrangement

  static var passesTraits: Bool { true }

  private func contentProposal(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: width.proposal(for: proposal.width),
      height: height.proposal(for: proposal.height))
  }

  private var exactSize: Size? {
    guard let width = width.exact, let height = height.exact else { return nil }
    return Size(width: width, height: height)
  }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    if let exactSize { return exactSize }
    let chosen = contents.overlaidSize(in: contentProposal(for: proposal))
    return Size(
      width: width.length(forContent: chosen.width, proposal.width),
      height: height.length(forContent: chosen.height, proposal.height))
  }

  func relevantAxes(of contents: ArrangedContents) -> Axis.Set {
    // The contents have not been measured then.
    if exactSize != nil { return [] }
    var axes = contents.relevantAxes
    if width != LengthLimits() { axes.insert(.horizontal) }
    if width.exact != nil { axes.remove(.horizontal) }
    if height != LengthLimits() { axes.insert(.vertical) }
    if height.exact != nil { axes.remove(.vertical) }
    return axes
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    let inner = contentProposal(for: proposal)
    let readsGuides = contents.setsGuides || alignment.dependsOnGuides
    for (index, element) in contents.elements.enumerated() {
      let origin =
        readsGuides
        ? alignment.origin(of: element.dimensions(in: inner), in: ViewDimensions(size))
        : alignment.offset(of: element.sizeThatFits(inner), in: size)
      place(index, origin, inner)
    }
  }
}
