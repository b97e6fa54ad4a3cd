/// Neighboring cells of a row of a grid.
struct RowSpan: Sendable {
  let y: Int
  var columns: Range<Int>
}
