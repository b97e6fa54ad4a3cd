extension LayoutNode {
  /// Returns the size and the alignment guides that the node has for `proposal`.
  final func dimensions(in proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal)) { [unowned self] alignment, axis in
      readGuide(alignment, along: axis, in: proposal)
    }
  }

  /// Returns the position of an alignment guide that the node or a descendant sets, and makes the
  /// container depend on it.
  final func readGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? {
    guidesAreRead = true
    let key = GuideCache.Key(alignment: alignment, axis: axis, proposal: proposal)
    if let position = guideCache[key] { return position }
    let position = explicitGuide(alignment, along: axis, in: proposal)?.clampedPosition
    guideCache[key] = .some(position)
    return position
  }

  /// Returns the position of an alignment guide in halves of a cell.
  package final func doubledGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int {
    dimensions(in: proposal).doubledGuide(alignment, along: axis)
  }

  /// Whether alignment guides decide where children are placed at `alignment`.
  package final func readsGuides(for alignment: AxisAlignment) -> Bool {
    setsGuides || alignment.dependsOnGuides
  }

  /// Records for this node and its containers that it sets an alignment guide.
  final func guidesWereSet() {
    if setsGuides { return }
    setsGuides = true
    setNeedsLayout()
    container?.guidesWereSet()
  }
}

/// The positions of alignment guides by proposal.
///
/// A container reads the guides of its children to measure itself, to place them and to combine
/// them into its own, and so does each container around it. Without a cache, the time would grow
/// exponentially with the depth.
struct GuideCache {
  struct Key: Equatable {
    let alignment: AxisAlignment
    let axis: Axis
    let proposal: ProposedSize
  }

  /// The number of positions above which all are forgotten.
  private static let limit = 64

  private var entries: [(key: Key, position: Int?)] = []

  /// The position of a guide, which is `nil` if no view sets it; `nil` if it is not in the cache.
  subscript(key: Key) -> Int?? {
    get {
      for entry in entries where entry.key == key { return .some(entry.position) }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count == GuideCache.limit { entries = [] }
      entries.append((key, newValue))
    }
  }

  mutating func removeAll() {
    if !entries.isEmpty { entries = [] }
  }
}

/// The position of a guide of several views: the first or the last baseline, otherwise the mean.
struct CombinedGuide {
  private let alignment: AxisAlignment
  private var sum = 0
  private var count = 0
  private var extreme: Int?

  init(_ alignment: AxisAlignment) {
    self.alignment = alignment
  }

  /// Adds the position of one view; `nil` has no effect.
  mutating func insert(_ position: Int?) {
    guard let position else { return }
    sum += position
    count += 1
    extreme =
      extreme.map { alignment == .firstTextBaseline ? min($0, position) : max($0, position) }
      ?? position
  }

  /// The position; `nil` if no view has one.
  var position: Int? {
    switch alignment {
    case .firstTextBaseline, .lastTextBaseline: extreme
    case .start, .center, .end, .custom: count == 0 ? nil : sum / count
    }
  }
}
