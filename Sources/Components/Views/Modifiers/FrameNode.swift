final class FrameNode: ContainerNode {
  /// The limits in the order of the axes.
  private var given = (width: GivenLimits(), height: GivenLimits())
  private var limits = (width: LengthLimits(), height: LengthLimits()) {
    didSet { if limits != oldValue { setNeedsLayout() } }
  }
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  /// Sets the limits along `axis`.
  func setLimits(_ new: GivenLimits, along axis: Axis) {
    let limits = new.cells(along: axis, in: environment.lengthUnit)
    if axis == .horizontal {
      given.width = new
      self.limits.width = limits
    } else {
      given.height = new
      self.limits.height = limits
    }
  }

  /// Sets the only length along `axis`, with an animation if one applies.
  func animateLength(to new: Length, along axis: Axis, slot: Int) {
    let target = new.frameCells(along: axis, in: environment.lengthUnit)
    let current = axis == .horizontal ? limits.width.exact : limits.height.exact
    if axis == .horizontal {
      given.width = GivenLimits(exact: new)
    } else {
      given.height = GivenLimits(exact: new)
    }
    // A new frame has nothing to animate, and needs no closure.
    if !isAttached { return setExactLength(target, along: axis) }
    animate(slot, from: current ?? target, to: target) { $0.setExactLength($1, along: axis) }
  }

  private func setExactLength(_ length: Int, along axis: Axis) {
    if axis == .horizontal {
      limits.width = LengthLimits(exact: length)
    } else {
      limits.height = LengthLimits(exact: length)
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    if environment.lengthUnit == old.lengthUnit { return }
    setLimits(given.width, along: .horizontal)
    setLimits(given.height, along: .vertical)
  }

  override var drawsOnlyChildren: Bool { true }

  private func contentProposal(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: limits.width.proposal(for: proposal.width),
      height: limits.height.proposal(for: proposal.height))
  }

  /// The only size that the frame can have, if there is one.
  private var exactSize: Size? {
    guard let width = limits.width.exact, let height = limits.height.exact else { return nil }
    return Size(width: width, height: height)
  }

  override var hasFixedSize: Bool { exactSize != nil }

  override func measure(_ proposal: ProposedSize) -> Size {
    if let exactSize { return exactSize }
    let chosen = super.measure(contentProposal(for: proposal))
    return Size(
      width: limits.width.length(forContent: chosen.width, proposal.width),
      height: limits.height.length(forContent: chosen.height, proposal.height))
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let inner = contentProposal(for: proposal)
    for element in contents { place(element, origin(of: element, inner, in: size), inner) }
  }

  private func origin(of element: LayoutNode, _ proposal: ProposedSize, in size: Size) -> Point {
    setsGuides || alignment.dependsOnGuides
      ? alignment.origin(of: element.dimensions(in: proposal), in: ViewDimensions(size))
      : alignment.offset(of: element.sizeThatFits(proposal), in: size)
  }
}
