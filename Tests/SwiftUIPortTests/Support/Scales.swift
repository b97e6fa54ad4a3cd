import SwiftUIPort

/// The widths of a column in points for which lengths are tested.
let scales: [CGFloat] = [4, 8, 10]

/// Returns the result of `body`, for which a column is `points` wide.
@MainActor
func atScale<Result>(_ points: CGFloat, _ body: () throws -> Result) rethrows -> Result {
  try PointScale.$pointsPerColumn.withValue(points, operation: body)
}

/// Returns the picture of `content`, for which a column is `points` wide.
@MainActor
func picture(
  at points: CGFloat, _ columns: Int = 30, _ rows: Int = 9, @ViewBuilder _ content: () -> some View
) -> String {
  atScale(points) { picture(columns, rows, content) }
}
