/// The views that a ``Layout`` places, in order.
public nonisolated struct LayoutSubviews: RandomAccessCollection {
  private let subviews: [LayoutSubview]

  @MainActor
  init(_ nodes: [LayoutNode], placements: LayoutPlacements? = nil) {
    var subviews: [LayoutSubview] = []
    subviews.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      subviews.append(LayoutSubview(node: node, index: index, placements: placements))
    }
    self.subviews = subviews
  }

  /// The index of the first view: 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }

  /// The view at `index`.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  @MainActor
  var nodes: [LayoutNode] {
    var nodes: [LayoutNode] = []
    nodes.reserveCapacity(subviews.count)
    for subview in subviews { nodes.append(subview.node) }
    return nodes
  }
}

// Its elements belong to the main actor.
@available(*, unavailable) extension LayoutSubviews: Sendable {}

/// A view that a ``Layout`` measures and places.
@MainActor @preconcurrency
public struct LayoutSubview {
  let node: LayoutNode
  let index: Int
  /// Where the place of the view is recorded, while the views are placed.
  let placements: LayoutPlacements?

  nonisolated init(node: LayoutNode, index: Int, placements: LayoutPlacements?) {
    (self.node, self.index, self.placements) = (node, index, placements)
  }

  /// The priority that `layoutPriority(_:)` has set.
  public var priority: Double { node.layoutPriority }

  /// The distances that the view prefers to the views beside it.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that the view tells its layout for `key`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutTraits?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Returns the size that the view chooses for `proposal`. A size is measured only once.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    node.sizeThatFits(ProposedSize(proposal))
  }

  /// Returns the size and the alignment guides that the view has for `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(in: ProposedSize(proposal))
  }

  /// Places the view, at the size that it chooses for `proposal`.
  ///
  /// It has an effect only in the layout's
  /// ``Layout/placeSubviews(in:proposal:subviews:cache:)``, where the last call counts.
  ///
  /// - Parameters:
  ///   - position: The position of `anchor`, in the coordinates of the layout's bounds.
  ///   - anchor: The point of the view to place, its top left corner by default.
  ///   - proposal: The size to propose to the view.
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard let placements else { return }
    let proposal = ProposedSize(proposal)
    let size = node.sizeThatFits(proposal)
    let inset = Point(
      x: anchor.offset(along: .horizontal, in: size.width),
      y: anchor.offset(along: .vertical, in: size.height))
    placements[index] = (position.limited - inset, proposal)
  }
}

extension UnitPoint {
  /// Returns the distance from the start of `length` to this point, rounded down.
  func offset(along axis: Axis, in length: Int) -> Int {
    Int((fraction(along: axis) * Double(length)).rounded(.down))
  }
}

/// Where a layout has placed its views.
@MainActor
final class LayoutPlacements {
  private var entries: [(origin: Point, proposal: ProposedSize)?]

  init(count: Int) {
    entries = Array(repeating: nil, count: count)
  }

  subscript(index: Int) -> (origin: Point, proposal: ProposedSize)? {
    get { entries[index] }
    set { entries[index] = newValue }
  }
}
