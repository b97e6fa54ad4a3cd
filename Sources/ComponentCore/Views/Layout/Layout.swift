/// A container's rule for the sizes and positions of its views.
///
///     /// Places its views along the diagonal.
///     struct Stairs: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) -> Size {
///         subviews.reduce(into: Size.zero) { size, subview in
///           let next = subview.sizeThatFits(.unspecified)
///           size.width += next.width
///           size.height += next.height
///         }
///       }
///
///       func placeSubviews(
///         in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) {
///         var point = bounds.origin
///         for subview in subviews {
///           subview.place(at: point, proposal: .unspecified)
///           let size = subview.sizeThatFits(.unspecified)
///           point = Point(x: point.x + size.width, y: point.y + size.height)
///         }
///       }
///     }
///
///     Stairs { Text("one"); Text("two"); Text("six") }
///
///     one
///        two
///           six
///
/// A layout is called like a view that contains others. Its methods are called in a layout pass
/// and must depend only on their arguments and on the properties of the layout. A change of these
/// properties keeps the views and their states; ``AnyLayout`` switches between types of layouts.
@MainActor @preconcurrency
public protocol Layout {
  /// The values that the layout computes once for several calls. The sizes of views need no cache.
  associatedtype Cache = Void
  /// The views that the layout places.
  typealias Subviews = LayoutSubviews

  /// How the layout affects views that depend on their container, such as ``Spacer``.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the cache for `subviews`.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after a change of the layout, of its views or of their sizes. By default,
  /// makes a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the size of the container.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size

  /// Places each of the views by calling its `place(at:anchor:proposal:)`. One that is not placed
  /// stands in the center.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the container.
  ///   - proposal: The proposal for which the container has chosen its size.
  ///   - subviews: The views.
  ///   - cache: The cache.
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a guide in columns from the left edge, or `nil` if the container does
  /// not set it. By default, the mean of the positions that the views set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int?

  /// Returns the position of a guide in rows from the top edge, or `nil` if the container does not
  /// set it. By default, the mean of the positions that the views set, or the first or last
  /// baseline.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int?
}

/// How a ``Layout`` affects views that depend on their container.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which a ``Spacer`` expands and across which a ``Divider`` extends. With `nil`,
  /// they behave as in a column.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without an axis.
  public init() {}
}

extension Layout {
  /// The properties of a layout without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the mean of the positions that the views set.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    combinedGuide(guide, in: bounds, proposal, subviews, &cache)
  }

  /// Returns the mean of the positions that the views set, or the first or last baseline.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    combinedGuide(guide, in: bounds, proposal, subviews, &cache)
  }

  package func combinedGuide(
    _ guide: HorizontalAlignment, in bounds: Rect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Cache
  ) -> Int? {
    combinedGuide(guide.alignment, .horizontal, in: bounds, proposal, subviews, &cache)
  }

  package func combinedGuide(
    _ guide: VerticalAlignment, in bounds: Rect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Cache
  ) -> Int? {
    combinedGuide(guide.alignment, .vertical, in: bounds, proposal, subviews, &cache)
  }

  private func combinedGuide(
    _ alignment: AxisAlignment, _ axis: Axis, in bounds: Rect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Cache
  ) -> Int? {
    let (nodes, placements) = (subviews.nodes, LayoutPlacements(count: subviews.count))
    placeSubviews(
      in: bounds, proposal: proposal, subviews: LayoutSubviews(nodes, placements: placements),
      cache: &cache)
    var guide = CombinedGuide(alignment)
    for (index, node) in nodes.enumerated() {
      guard let place = placements[index] else { continue }
      let position = node.readGuide(alignment, along: axis, in: place.proposal)
      guide.insert(position.map { $0 + place.origin[axis] })
    }
    return guide.position
  }
}

extension Layout where Cache == Void {
  /// Returns nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Returns a container that places the views in `content` by this layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(
      layout: (self as? AnyLayout)?.box ?? LayoutBox(self), content: content())
  }
}
