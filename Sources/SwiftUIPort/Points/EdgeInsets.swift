/// Distances from the four edges of a view, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var trailing: CGFloat

  /// Creates insets from the distances.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of `length` points at `edges`, and none at the others.
  init(_ edges: Edge.Set, length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The insets in columns and rows.
  var cells: ComponentDrawing.EdgeInsets {
    ComponentDrawing.EdgeInsets(
      top: top.cells(along: .vertical), leading: leading.cells(along: .horizontal),
      bottom: bottom.cells(along: .vertical), trailing: trailing.cells(along: .horizontal))
  }
}

extension View {
  /// Adds space in points around this view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    padding(ValueOrPublisher(insets.cells))
  }

  /// Insets this row by `insets` in points; by the list's own if it is `nil`.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRowInsets(insets?.cells)
  }

  /// Adds the usual space at `edges`, or `length` points.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(edges, length) }

  /// Adds `length` points of space on each side.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
