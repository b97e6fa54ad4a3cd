// The layouts of stacks and grids as values, whose properties are in points.

/// A layout that arranges its views in a row, as `HStack` does.
///
///     var layout = HStackLayout()
///     layout.spacing = 16
public struct HStackLayout: LayoutOfCells, Hashable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between two views in points; a column if it is `nil`.
  public var spacing: CGFloat?

  /// Creates a layout in a row, with views `spacing` points apart.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  var cells: ComponentCore.HStackLayout {
    ComponentCore.HStackLayout(
      alignment: alignment, spacing: spacing?.cells(along: .horizontal))
  }
}

/// A layout that arranges its views in a column, as `VStack` does.
///
///     var layout = VStackLayout()
///     layout.spacing = 16
public struct VStackLayout: LayoutOfCells, Hashable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between two views in points; none if it is `nil`.
  public var spacing: CGFloat?

  /// Creates a layout in a column, with views `spacing` points apart.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  var cells: ComponentCore.VStackLayout {
    ComponentCore.VStackLayout(alignment: alignment, spacing: spacing?.cells(along: .vertical))
  }
}

/// A layout that overlays its views, as `ZStack` does.
///
///     let layout = isOpen ? AnyLayout(VStackLayout()) : AnyLayout(ZStackLayout())
public struct ZStackLayout: LayoutOfCells, Hashable {
  /// The alignment of the views that are smaller than the container.
  public var alignment: Alignment

  /// Creates a layout of views on top of each other.
  public nonisolated init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var cells: ComponentCore.ZStackLayout { ComponentCore.ZStackLayout(alignment: alignment) }
}

/// A layout that arranges its views in rows and columns, as `Grid` does.
///
///     var layout = GridLayout()
///     layout.horizontalSpacing = 16
public struct GridLayout: LayoutOfCells, Hashable {
  /// The alignment of cells that are smaller than their row and column.
  public var alignment: Alignment
  /// The distance between two columns in points; a column of the terminal if it is `nil`.
  public var horizontalSpacing: CGFloat?
  /// The distance between two rows in points; none if it is `nil`.
  public var verticalSpacing: CGFloat?

  /// Creates a layout in rows and columns with spacing in points.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  var cells: ComponentCore.GridLayout {
    ComponentCore.GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing?.cells(along: .horizontal),
      verticalSpacing: verticalSpacing?.cells(along: .vertical))
  }
}

/// A layout in points that another one in columns and rows does.
@MainActor
protocol LayoutOfCells: Layout where Cache == Base.Cache {
  associatedtype Base: ComponentCore.Layout

  var cells: Base { get }
}

extension LayoutOfCells {
  /// How the layout affects views that depend on their container.
  public static var layoutProperties: LayoutProperties { Base.layoutProperties }

  /// Returns what the layout remembers between its calls.
  public func makeCache(subviews: Subviews) -> Cache { cells.makeCache(subviews: subviews.cells) }

  /// Returns the size of the layout for a proposed one.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      cells.sizeThatFits(proposal: proposal.cells, subviews: subviews.cells, cache: &cache))
  }

  /// Places the views of the layout in its bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cells.placeSubviews(
      in: Rect(bounds), proposal: proposal.cells, subviews: subviews.cells, cache: &cache)
  }
}
