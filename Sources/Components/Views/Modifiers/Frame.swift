import Signals

extension View {
  /// Gives this view a frame of a fixed size, in columns and rows.
  ///
  /// The view is proposed the size of the frame and aligned in it by `alignment`. If `width` or
  /// `height` is `nil`, the frame takes that length from the view.
  public nonisolated func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    nodeModifier(
      FrameModifier(
        width: ValueOrPublisher(width), height: ValueOrPublisher(height), alignment: alignment))
  }

  /// Gives this view a frame whose width in columns follows `widths`. Before the first value, the
  /// frame is as wide as the view.
  public nonisolated func frame(
    width widths: some Publisher<Int, Never>, alignment: Alignment = .center
  ) -> some View {
    nodeModifier(FrameModifier(width: ValueOrPublisher(widths), alignment: alignment))
  }

  /// Gives this view a frame whose height in rows follows `heights`. Before the first value, the
  /// frame is as high as the view.
  public nonisolated func frame(
    height heights: some Publisher<Int, Never>, alignment: Alignment = .center
  ) -> some View {
    nodeModifier(FrameModifier(height: ValueOrPublisher(heights), alignment: alignment))
  }

  /// Gives this view a frame that adapts to the available space within limits.
  ///
  ///     Text("Ready").frame(maxWidth: .infinity, alignment: .leading)
  ///
  /// The view's own size takes the place of a limit that is `nil`. Along an axis for which no
  /// length is proposed, the frame has its ideal length.
  public nonisolated func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil,
    minHeight: Int? = nil, idealHeight: Int? = nil, maxHeight: Int? = nil,
    alignment: Alignment = .center
  ) -> some View {
    nodeModifier(
      FlexibleFrameModifier(
        limits: FrameLimits(
          width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
          height: .init(min: minHeight, ideal: idealHeight, max: maxHeight)),
        alignment: alignment))
  }
}

private nonisolated struct FrameModifier: NodeModifier {
  var width = ValueOrPublisher<Int>(nil)
  var height = ValueOrPublisher<Int>(nil)
  let alignment: Alignment

  @MainActor
  func update(_ wrapper: FrameNode) {
    wrapper.alignment = alignment
    if width.publisher == nil, width.initial == nil { wrapper.limits.width = .init() }
    if height.publisher == nil, height.initial == nil { wrapper.limits.height = .init() }
    wrapper.bind(width, slot: 0) { node, width in
      node.animate(0, from: node.limits.width.exact ?? width, to: width) {
        $0.limits.width = .init(exact: $1)
      }
    }
    wrapper.bind(height, slot: 1) { node, height in
      node.animate(1, from: node.limits.height.exact ?? height, to: height) {
        $0.limits.height = .init(exact: $1)
      }
    }
  }
}

private nonisolated struct FlexibleFrameModifier: NodeModifier {
  let limits: FrameLimits
  let alignment: Alignment

  @MainActor
  func update(_ wrapper: FrameNode) {
    wrapper.alignment = alignment
    wrapper.limits = limits
  }
}

/// The limits of a frame's size.
struct FrameLimits: Equatable {
  /// The limits along one axis.
  struct LengthLimits: Equatable {
    var min: Int?
    var ideal: Int?
    var max: Int?

    init(min: Int? = nil, ideal: Int? = nil, max: Int? = nil) {
      self.min = min?.clampedLength
      self.ideal = ideal?.clampedLength
      self.max = max?.clampedLength
    }

    init(exact: Int?) {
      self.init(min: exact, ideal: exact, max: exact)
    }

    /// The only length the frame can have, if there is one.
    var exact: Int? { min == max ? min : nil }

    /// Returns the length that the frame proposes to its content.
    func proposal(for proposal: Int?) -> Int? {
      guard let length = proposal ?? ideal else { return nil }
      return Swift.min(Swift.max(length, min ?? 0), max ?? .maxLength)
    }

    /// Returns the length of the frame if its content has the length `chosen`.
    func length(forContent chosen: Int, _ proposal: Int?) -> Int {
      let space = proposal ?? ideal ?? chosen
      var length = proposal == nil ? space : chosen
      if let min { length = Swift.max(min, Swift.min(length, space)) }
      if let max { length = Swift.min(max, Swift.max(length, space)) }
      return length
    }
  }

  var width = LengthLimits()
  var height = LengthLimits()
}

private final class FrameNode: ContainerNode {
  var limits = FrameLimits() {
    didSet { if limits != oldValue { setNeedsLayout() } }
  }
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  private func contentProposal(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: limits.width.proposal(for: proposal.width),
      height: limits.height.proposal(for: proposal.height))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    if let width = limits.width.exact, let height = limits.height.exact {
      return Size(width: width, height: height)
    }
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
