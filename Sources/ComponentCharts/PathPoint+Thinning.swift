import ComponentCore

nonisolated extension [PathPoint] {
  /// Returns at most four points for each column of braille dots, whose line covers the same dots:
  /// the first and the last one, the highest and the lowest.
  ///
  /// All other lines are between these points of the same column. A line through a million values
  /// is so drawn as fast as one through the values that the chart can show.
  ///
  /// - Precondition: The points are in the order of their columns.
  func thinnedToDots() -> [PathPoint] {
    var points: [PathPoint] = []
    var start = startIndex
    while start < endIndex {
      let column = self[start].columnOfDots
      var (highest, lowest, end) = (start, start, start + 1)
      while end < endIndex, self[end].columnOfDots == column {
        if self[end].y < self[highest].y { highest = end }
        if self[end].y > self[lowest].y { lowest = end }
        end += 1
      }
      points.append(self[start])
      var last = start
      for index in [Swift.min(highest, lowest), Swift.max(highest, lowest), end - 1]
      where index > last {
        points.append(self[index])
        last = index
      }
      start = end
    }
    return points
  }
}

extension PathPoint {
  /// The column of braille dots, of which a cell has two, as `LineRaster` rounds it.
  fileprivate nonisolated var columnOfDots: Double { (x * 2 + 1e-6).rounded(.down) }
}
