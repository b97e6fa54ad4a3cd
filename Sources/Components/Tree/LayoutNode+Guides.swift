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
    return explicitGuide(alignment, along: axis, in: proposal)?.clampedPosition
  }

  /// Returns the position of an alignment guide in halves of a cell.
  final func doubledGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int {
    dimensions(in: proposal).doubledGuide(alignment, along: axis)
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
