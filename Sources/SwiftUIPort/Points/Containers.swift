extension HStack {
  /// Creates a row of the views in `content`, `spacing` points apart; a column apart if it is
  /// `nil`.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, columns: spacing?.cells(along: .horizontal) ?? 1, content: content)
  }
}

extension VStack {
  /// Creates a column of the views in `content`, `spacing` points apart; directly below each other
  /// if it is `nil`.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, rows: spacing?.cells(along: .vertical) ?? 0, content: content)
  }
}

extension LazyHStack {
  /// Creates a row of the views in `content`, `spacing` points apart; a column apart if it is
  /// `nil`.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, columns: spacing?.cells(along: .horizontal) ?? 1,
      pinnedViews: pinnedViews, content: content)
  }
}

extension LazyVStack {
  /// Creates a column of the views in `content`, `spacing` points apart; directly below each other
  /// if it is `nil`.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, rows: spacing?.cells(along: .vertical) ?? 0,
      pinnedViews: pinnedViews, content: content)
  }
}

extension Grid {
  /// Creates a grid of the rows in `content` with spacing in points.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, columns: horizontalSpacing?.cells(along: .horizontal) ?? 1,
      rows: verticalSpacing?.cells(along: .vertical) ?? 0, content: content)
  }
}

extension LazyVGrid {
  /// Creates a grid that grows downward, with rows `spacing` points apart.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns.map { $0.cells(along: .horizontal) }, alignment: alignment,
      rows: spacing?.cells(along: .vertical) ?? 0, content: content)
  }
}

extension LazyHGrid {
  /// Creates a grid that grows to the right, with columns `spacing` points apart.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      rows: rows.map { $0.cells(along: .vertical) }, alignment: alignment,
      columns: spacing?.cells(along: .horizontal) ?? 1, content: content)
  }
}

/// The columns of a `LazyVGrid`, or the rows of a `LazyHGrid`, with one rule for their length in
/// points.
public struct GridItem: Hashable, Sendable {
  /// The rule for the length of columns or rows.
  public enum Size: Hashable, Sendable {
    /// One column or row of a length.
    case fixed(_ length: CGFloat)
    /// One column or row with an equal share of the space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// Columns or rows of at least `minimum`, as many as fit into an equal share of the space.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The rule for the length.
  public var size: Size
  /// The distance to the next column or row; the usual one if it is `nil`.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; centered if it is `nil`.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Returns the item in columns or rows.
  func cells(along axis: Axis) -> ComponentLists.GridItem {
    let size: ComponentLists.GridItem.Size =
      switch size {
      case .fixed(let length): .fixed(length.frameCells(along: axis))
      case .flexible(let minimum, let maximum):
        .flexible(
          minimum: minimum.frameCells(along: axis), maximum: maximum.frameCells(along: axis))
      case .adaptive(let minimum, let maximum):
        .adaptive(
          minimum: minimum.frameCells(along: axis), maximum: maximum.frameCells(along: axis))
      }
    return ComponentLists.GridItem(
      size, spacing: spacing?.cells(along: axis), alignment: alignment)
  }
}

extension Spacer {
  /// Creates a space of at least `minLength` points along its stack; of none if it is `nil`.
  public init(minLength: CGFloat?) {
    let length = minLength ?? 0
    self.init(
      minSize: ComponentDrawing.Size(
        width: length.cells(along: .horizontal), height: length.cells(along: .vertical)))
  }
}

extension TableColumn {
  /// Returns the column with a fixed width in points; with the usual limits if it is `nil`.
  public func width(_ width: CGFloat? = nil) -> Self {
    self.width(min: width, ideal: width, max: width)
  }

  /// Returns the column with limits of its width in points; `nil` keeps the usual one.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    width(
      min: min?.frameCells(along: .horizontal), ideal: ideal?.frameCells(along: .horizontal),
      max: max?.frameCells(along: .horizontal))
  }
}

extension View {
  /// Shows other views above or below this one, `spacing` points apart; directly beside it if it
  /// is `nil`.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      edge: edge, alignment: alignment, spacing: spacing?.cells(along: .vertical),
      content: content)
  }

  /// Shows other views to the left or to the right of this one, `spacing` points apart; a column
  /// apart if it is `nil`.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(
      edge: edge, alignment: alignment, spacing: spacing?.cells(along: .horizontal),
      content: content)
  }
}
