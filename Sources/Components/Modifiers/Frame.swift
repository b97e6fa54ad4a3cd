import Signals

extension View {
  /// Gives this view a frame of exactly this size, in columns and rows.
  ///
  /// What is `nil` is as large as the view. The view is offered the frame's size and stands in it
  /// as `alignment` says.
  public nonisolated func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: Frame(
        width: ValueOrPublisher(width), height: ValueOrPublisher(height), alignment: alignment))
  }

  /// Gives this view a frame as wide as the newest of `widths` says, in columns.
  public nonisolated func frame(
    width widths: some Publisher<Int, Never>, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: Frame(
        width: ValueOrPublisher(widths), height: ValueOrPublisher(nil), alignment: alignment))
  }

  /// Gives this view a frame as high as the newest of `heights` says, in rows.
  public nonisolated func frame(
    height heights: some Publisher<Int, Never>, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: Frame(
        width: ValueOrPublisher(nil), height: ValueOrPublisher(heights), alignment: alignment))
  }

  /// Gives this view a frame that adapts, within these bounds, to the room there is.
  ///
  ///     Text("Ready").frame(maxWidth: .infinity, alignment: .leading)
  ///
  /// Without a bound, the view's own size is the bound. Where the room is not known, the frame
  /// takes the ideal length.
  public nonisolated func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil,
    minHeight: Int? = nil, idealHeight: Int? = nil, maxHeight: Int? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FlexibleFrame(
        bounds: FrameBounds(
          width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
          height: .init(least: minHeight, ideal: idealHeight, most: maxHeight)),
        alignment: alignment))
  }
}

private nonisolated struct Frame: NodeModifier {
  let width: ValueOrPublisher<Int>
  let height: ValueOrPublisher<Int>
  let alignment: Alignment

  @MainActor
  func update(_ wrapper: FrameNode) {
    wrapper.alignment = alignment
    if width.source == nil, width.initial == nil { wrapper.bounds.width = .init() }
    if height.source == nil, height.initial == nil { wrapper.bounds.height = .init() }
    wrapper.follow(width, in: 0) { node, width in
      node.animate(0, from: node.bounds.width.exact ?? width, to: width) {
        $0.bounds.width = .init(exact: $1)
      }
    }
    wrapper.follow(height, in: 1) { node, height in
      node.animate(1, from: node.bounds.height.exact ?? height, to: height) {
        $0.bounds.height = .init(exact: $1)
      }
    }
  }
}

private nonisolated struct FlexibleFrame: NodeModifier {
  let bounds: FrameBounds
  let alignment: Alignment

  @MainActor
  func update(_ wrapper: FrameNode) {
    wrapper.alignment = alignment
    wrapper.bounds = bounds
  }
}

/// Between what and what a frame may be large.
struct FrameBounds: Equatable {
  /// The same along one axis.
  struct Length: Equatable {
    var least: Int?
    var ideal: Int?
    var most: Int?

    init(least: Int? = nil, ideal: Int? = nil, most: Int? = nil) {
      self.least = least?.clampedLength
      self.ideal = ideal?.clampedLength
      self.most = most?.clampedLength
    }

    init(exact: Int?) {
      self.init(least: exact, ideal: exact, most: exact)
    }

    /// The only length the frame can have, if there is one.
    var exact: Int? { least == most ? least : nil }

    /// What the frame offers its view.
    func offer(_ proposal: Int?) -> Int? {
      guard let length = proposal ?? ideal else { return nil }
      return min(max(length, least ?? 0), most ?? .maxLength)
    }

    /// How long the frame is around a view that chose `chosen`.
    func length(around chosen: Int, _ proposal: Int?) -> Int {
      let room = proposal ?? ideal ?? chosen
      var length = proposal == nil ? room : chosen
      if let least { length = max(least, min(length, room)) }
      if let most { length = min(most, max(length, room)) }
      return length
    }
  }

  var width = Length()
  var height = Length()
}

private final class FrameNode: ContainerNode {
  var bounds = FrameBounds() {
    didSet { if bounds != oldValue { needsLayout() } }
  }
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { needsLayout() } }
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: bounds.width.offer(proposal.width), height: bounds.height.offer(proposal.height))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    if let width = bounds.width.exact, let height = bounds.height.exact {
      return Size(width: width, height: height)
    }
    let chosen = super.measure(offer(proposal))
    return Size(
      width: bounds.width.length(around: chosen.width, proposal.width),
      height: bounds.height.length(around: chosen.height, proposal.height))
  }

  override func layOut(in size: Size, proposal: ProposedSize) {
    let offer = offer(proposal)
    for element in contents {
      let chosen = element.sizeThatFits(offer)
      element.place(at: alignment.offset(of: chosen, in: size), offer)
    }
  }
}
