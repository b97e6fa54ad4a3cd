/// The place of a view in a grid.
struct GridTraits: Equatable {
  /// The row of a cell.
  struct Row: Equatable {
    /// The identity of the row's node.
    let id: ObjectIdentifier
    let alignment: VerticalAlignment?
  }

  /// The row, or `nil` for a view that has a row to itself.
  var row: Row?
  /// The number of columns that a cell spans.
  var columns = 1
  var columnAlignment: HorizontalAlignment?
  /// The point of a cell that is at the same point of its space, instead of its alignment.
  var anchor: UnitPoint?
  /// The axes along which a cell does not enlarge its column or row.
  var unsizedAxes: Axis.Set = []
}
