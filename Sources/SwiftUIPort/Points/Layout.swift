/// A layout that a program writes itself, in points.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) -> CGSize { … }
///
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) { … }
///     }
@MainActor @preconcurrency
public protocol Layout {
  /// What the layout remembers between its calls.
  associatedtype Cache = Void
  /// The views that the layout places.
  typealias Subviews = LayoutSubviews

  /// How the layout affects views that depend on their container, such as `Spacer`.
  static var layoutProperties: LayoutProperties { get }

  /// Returns what the layout remembers between its calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates what the layout remembers after a change of it, of its views or of their sizes. By
  /// default, makes it again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the size of the layout for a proposed one.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the views of the layout in its bounds.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a guide in points from the left edge, or `nil` if the layout does not
  /// set it. By default, the mean of the positions that the views set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a guide in points from the top edge, or `nil` if the layout does not
  /// set it. By default, the mean of the positions that the views set, or the first or last
  /// baseline.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Remembers nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The properties of a layout without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes again what the layout remembers.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the mean of the positions that the views set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    LayoutInCells(layout: self).combinedGuide(
      guide, in: Rect(bounds), proposal.cells, subviews.cells, &cache
    ).map { CGFloat(cells: $0, along: .horizontal) }
  }

  /// Returns the mean of the positions that the views set, or the first or last baseline.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    LayoutInCells(layout: self).combinedGuide(
      guide, in: Rect(bounds), proposal.cells, subviews.cells, &cache
    ).map { CGFloat(cells: $0, along: .vertical) }
  }

  /// Returns a view with the views in `content`, placed by this layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutInCells(layout: self).callAsFunction(content)
  }
}

extension AnyLayout {
  /// Creates a layout that places views as `layout` does.
  public init(_ layout: some Layout) {
    self.init(LayoutInCells(layout: layout))
  }
}

/// A layout in points, in columns and rows.
private struct LayoutInCells<Base: Layout>: ComponentCore.Layout {
  let layout: Base

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: Subviews) -> Base.Cache {
    layout.makeCache(subviews: LayoutSubviews(subviews))
  }

  func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    layout.updateCache(&cache, subviews: LayoutSubviews(subviews))
  }

  func sizeThatFits(
    proposal: ComponentDrawing.ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> Size {
    let size = layout.sizeThatFits(
      proposal: ProposedViewSize(proposal), subviews: LayoutSubviews(subviews), cache: &cache)
    return Size(
      width: size.width.cells(along: .horizontal), height: size.height.cells(along: .vertical))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ComponentDrawing.ProposedViewSize, subviews: Subviews,
    cache: inout Base.Cache
  ) {
    layout.placeSubviews(
      in: CGRect(bounds), proposal: ProposedViewSize(proposal),
      subviews: LayoutSubviews(subviews), cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect,
    proposal: ComponentDrawing.ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> Int? {
    layout.explicitAlignment(
      of: guide, in: CGRect(bounds), proposal: ProposedViewSize(proposal),
      subviews: LayoutSubviews(subviews), cache: &cache
    )?.cells(along: .horizontal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect,
    proposal: ComponentDrawing.ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> Int? {
    layout.explicitAlignment(
      of: guide, in: CGRect(bounds), proposal: ProposedViewSize(proposal),
      subviews: LayoutSubviews(subviews), cache: &cache
    )?.cells(along: .vertical)
  }
}

/// A size that a layout is offered, in points. A length that is `nil` is up to the view.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// As little as possible.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// As much as the view likes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// As much as possible.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the size with `size` in place of lengths that are `nil`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ proposal: ComponentDrawing.ProposedViewSize) {
    func points(_ length: Int?, _ axis: Axis) -> CGFloat? {
      length.map { $0 == .infinity ? .infinity : CGFloat(cells: $0, along: axis) }
    }
    self.init(
      width: points(proposal.width, .horizontal), height: points(proposal.height, .vertical))
  }

  var cells: ComponentDrawing.ProposedViewSize {
    ComponentDrawing.ProposedViewSize(
      width: width?.cells(along: .horizontal), height: height?.cells(along: .vertical))
  }
}

/// The views of a ``Layout``.
public nonisolated struct LayoutSubviews: RandomAccessCollection {
  let cells: ComponentCore.LayoutSubviews

  init(_ subviews: ComponentCore.LayoutSubviews) {
    cells = subviews
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { cells.count }
  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(cells[index]) }
}

// Its elements belong to the main actor.
@available(*, unavailable) extension LayoutSubviews: Sendable {}

/// A view that a ``Layout`` measures and places, in points.
@MainActor @preconcurrency
public struct LayoutSubview {
  private let subview: ComponentCore.LayoutSubview

  nonisolated init(_ subview: ComponentCore.LayoutSubview) {
    self.subview = subview
  }

  /// The priority that `layoutPriority(_:)` has set.
  public var priority: Double { subview.priority }

  /// The distances that the view prefers to the views beside it.
  public var spacing: ViewSpacing { ViewSpacing(subview.spacing) }

  /// The value that the view tells its layout for `key`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { subview[key] }

  /// Returns the size that the view chooses for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(subview.sizeThatFits(proposal.cells))
  }

  /// Returns the size and the alignment guides that the view has for `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(subview.dimensions(in: proposal.cells))
  }

  /// Places the view with its `anchor` at `position`, at the size that it chooses for `proposal`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = subview.sizeThatFits(proposal.cells)
    subview.place(
      at: Point(of: size, anchor, at: PathPoint(position)), proposal: proposal.cells)
  }
}

/// The distances that a view prefers to the views beside it, in points.
public struct ViewSpacing: Hashable, Sendable {
  private var spacing: ComponentCore.ViewSpacing

  init(_ spacing: ComponentCore.ViewSpacing) {
    self.spacing = spacing
  }

  /// Creates the usual distances.
  public init() {
    self.init(ComponentCore.ViewSpacing())
  }

  /// No distance on any side.
  public static let zero = ViewSpacing(.zero)

  /// Enlarges the distances at `edges` to those of `other`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    spacing.formUnion(other.spacing, edges: edges)
  }

  /// Returns the distances, enlarged at `edges` to those of `other`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(spacing.union(other.spacing, edges: edges))
  }

  /// Returns the distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(cells: spacing.distance(to: next.spacing, along: axis), along: axis)
  }
}
