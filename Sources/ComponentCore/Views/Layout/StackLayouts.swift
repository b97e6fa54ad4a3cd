/// A layout that arranges its views in a row, as ``HStack`` does.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
public struct HStackLayout: Layout, Hashable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between two views in columns; 1 if it is `nil`.
  public var spacing: Int?

  /// Creates a layout in a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between two views in columns; 1 if it is `nil`.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: Int? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Creates a layout whose spacing is given in points: see ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: Double) {
    self.init(alignment: alignment, spacing: Int(points: spacing, along: .horizontal))
  }

  private var stack: StackLayout {
    StackLayout(
      axis: .horizontal, alignment: alignment.alignment, spacing: (spacing ?? 1).clampedLength)
  }

  /// The properties of a row.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Returns the size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> Size {
    stack.size(of: subviews, in: proposal)
  }

  /// Places the views from left to right.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    stack.place(subviews, in: bounds, proposal)
  }
}

/// A layout that arranges its views in a column, as ``VStack`` does.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
public struct VStackLayout: Layout, Hashable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between two views in rows; 0 if it is `nil`.
  public var spacing: Int?

  /// Creates a layout in a column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between two views in rows; 0 if it is `nil`.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: Int? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Creates a layout whose spacing is given in points: see ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: Double) {
    self.init(alignment: alignment, spacing: Int(points: spacing, along: .vertical))
  }

  private var stack: StackLayout {
    StackLayout(
      axis: .vertical, alignment: alignment.alignment, spacing: (spacing ?? 0).clampedLength)
  }

  /// The properties of a column.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Returns the size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> Size {
    stack.size(of: subviews, in: proposal)
  }

  /// Places the views from top to bottom.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    stack.place(subviews, in: bounds, proposal)
  }
}

extension StackLayout {
  @MainActor
  fileprivate func readsGuides(of nodes: [LayoutNode]) -> Bool {
    alignment.dependsOnGuides || nodes.setGuides
  }

  @MainActor
  fileprivate func size(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> Size {
    let nodes = subviews.nodes
    return size(of: nodes, in: ProposedSize(proposal), readsGuides: readsGuides(of: nodes))
  }

  @MainActor
  fileprivate func place(
    _ subviews: LayoutSubviews, in bounds: Rect, _ proposal: ProposedViewSize
  ) {
    let nodes = subviews.nodes
    arrange(
      nodes, in: bounds.size, proposal: ProposedSize(proposal),
      readsGuides: readsGuides(of: nodes)
    ) { index, origin, proposal in
      subviews[index].place(at: bounds.origin + origin, proposal: ProposedViewSize(proposal))
    }
  }
}
