/// A frame that is placed around a view: it has exact lengths, or lengths with limits.
struct FrameLayout: Arrangement {
  var alignment = Alignment.center
  /// The limits as they are given.
  var width = GivenLimits() {
    didSet { unit = nil }
  }
  var height = GivenLimits() {
    didSet { unit = nil }
  }
  private var unit: LengthUnit?
  /// The limits in cells.
  private var limits = Limits()

  init() {}

  nonisolated init(alignment: Alignment, width: GivenLimits, height: GivenLimits) {
    (self.alignment, self.width, self.height) = (alignment, width, height)
  }

  private struct Limits: Equatable {
    var width = LengthLimits()
    var height = LengthLimits()
  }

  mutating func adapt(to environment: EnvironmentValues) {
    if unit == environment.lengthUnit { return }
    unit = environment.lengthUnit
    limits.width = width.cells(along: .horizontal, in: environment.lengthUnit)
    limits.height = height.cells(along: .vertical, in: environment.lengthUnit)
  }

  /// The exact lengths, of which each is animated.
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
      AnimatableData(
        width: width.isExact ? limits.width.exact : nil,
        height: height.isExact ? limits.height.exact : nil)
    }
    set {
      if let width = newValue.width, self.width.isExact {
        limits.width = LengthLimits(exact: width)
      }
      if let height = newValue.height, self.height.isExact {
        limits.height = LengthLimits(exact: height)
      }
    }
  }

  // MARK: Arrangement

  static var passesTraits: Bool { true }

  private func contentProposal(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: limits.width.proposal(for: proposal.width),
      height: limits.height.proposal(for: proposal.height))
  }

  private var exactSize: Size? {
    guard let width = limits.width.exact, let height = limits.height.exact else { return nil }
    return Size(width: width, height: height)
  }

  func hasFixedSize(_ contents: ArrangedContents) -> Bool { exactSize != nil }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    if let exactSize { return exactSize }
    let chosen = contents.overlaidSize(in: contentProposal(for: proposal))
    return Size(
      width: limits.width.length(forContent: chosen.width, proposal.width),
      height: limits.height.length(forContent: chosen.height, proposal.height))
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
