import ComponentCore

/// The braille dots of a line whose points are in the order of their columns, and of the area
/// between the line and a base.
///
/// The line has a run of rows in each column of dots, which spans all heights of the line in that
/// column, and is at least two dots high. Runs of neighboring columns so touch each other, however
/// steep the line is. What is outside of the visible area is left out.
nonisolated struct DotRaster {
  /// The visible part of the runs of the line, and the first column that has one.
  private var runs: [Range<Int>] = []
  private var first = 0
  /// The visible rows of dots.
  private let visible: Range<Int>

  private static let columns = 2
  private static let rows = 4
  private static let lineHeight = 2

  /// Creates the raster of the visible part of `line`.
  ///
  /// - Parameters:
  ///   - line: The points of the line.
  ///   - area: The cells that are visible.
  init(_ line: [PathPoint], in area: Rect) {
    visible = area.rows.lowerBound * DotRaster.rows..<area.rows.upperBound * DotRaster.rows
    guard let start = line.first, let end = line.last else { return }
    let all =
      area.columns.lowerBound * DotRaster.columns..<area.columns.upperBound * DotRaster.columns
    first = start.x.dot(of: DotRaster.columns, in: all)
    let last = min(all.upperBound, end.x.dot(of: DotRaster.columns, in: all) + 1)
    // The index of the first point that is not before the column.
    var index = 0
    for column in first..<max(first, last) {
      let heights = DotRaster.heights(of: line, in: column, from: &index)
      let (top, bottom) = (row(of: heights.low), row(of: heights.high))
      runs.append(top..<max(bottom + 1, top + DotRaster.lineHeight))
    }
  }

  /// Returns the extreme heights of `line` in a column, and moves `index` to the first point
  /// behind it.
  private static func heights(
    of line: [PathPoint], in column: Int, from index: inout Int
  ) -> (low: Double, high: Double) {
    let (left, right) = (Double(column) / 2, Double(column + 1) / 2)
    var (low, high) = (Double.infinity, -Double.infinity)
    func include(_ height: Double) { (low, high) = (min(low, height), max(high, height)) }
    func includeLine(at x: Double) {
      guard index > 0, index < line.count else { return }
      include(line[index - 1].height(at: x, to: line[index]))
    }
    while index < line.count, line[index].x < left { index += 1 }
    includeLine(at: left)
    while index < line.count, line[index].x < right {
      include(line[index].y)
      index += 1
    }
    includeLine(at: right)
    return (low, high)
  }

  /// Returns the row of dots at a height, or one beside the visible ones.
  private func row(of height: Double) -> Int {
    height.dot(
      of: DotRaster.rows, in: visible.lowerBound - DotRaster.lineHeight..<visible.upperBound)
  }

  /// Returns the dots of the line by cells, without those of the columns of cells for which
  /// `isGap` is true.
  func line(isGap: (Int) -> Bool = { _ in false }) -> [Point: UInt32] {
    var cells: [Point: UInt32] = [:]
    for (column, run) in zip(first..., runs) where !isGap(column / DotRaster.columns) {
      DotRaster.insert(run.clamped(to: visible), in: column, to: &cells)
    }
    return cells
  }

  /// Returns the dots of the area between the line and the height of `base`.
  ///
  /// - Parameters:
  ///   - base: The height in cells.
  ///   - isSparse: Whether most dots are left out, where the area has the color of the line.
  func area(to base: Double, isSparse: Bool = false) -> [Point: UInt32] {
    let base = row(of: base)
    var cells: [Point: UInt32] = [:]
    for (column, run) in zip(first..., runs) {
      let area =
        run.lowerBound <= base
        ? run.lowerBound..<max(base + DotRaster.lineHeight, run.upperBound)
        : base..<run.upperBound
      DotRaster.insert(area.clamped(to: visible), in: column, to: &cells)
    }
    return isSparse ? cells.mapValues { $0 & DotRaster.sparseDots } : cells
  }

  /// A dot of the left column of a cell, and one of the right one.
  private static let sparseDots: UInt32 = 0b1000_0010

  private static func insert(_ run: Range<Int>, in column: Int, to cells: inout [Point: UInt32]) {
    for row in run {
      let (x, y) = (column & 1, row & 3)
      let bit = y == 3 ? 6 + x : 3 * x + y
      cells[Point(x: column >> 1, y: row >> 2), default: 0] |= 1 << UInt32(bit)
    }
  }
}

extension Double {
  /// Returns the index of the dot that contains this position in cells of `count` dots, limited to
  /// `range` and its end.
  fileprivate nonisolated func dot(of count: Int, in range: Range<Int>) -> Int {
    let position = self * Double(count)
    let limited = Swift.min(
      Swift.max(position, Double(range.lowerBound)), Double(range.upperBound))
    return Int(limited.rounded(.down))
  }
}

extension PathPoint {
  /// Returns the height of the line to `end` at `x`.
  fileprivate nonisolated func height(at x: Double, to end: PathPoint) -> Double {
    guard end.x > self.x else { return y }
    return y + (end.y - y) * min(max(0, (x - self.x) / (end.x - self.x)), 1)
  }
}

extension DrawingCanvas {
  /// Writes braille characters with the given dots, in the color for each row of cells, in place
  /// of what is in the cells.
  func write(_ dots: [Point: UInt32], in color: (Int) -> Color) {
    for (point, bits) in dots {
      guard let character = Unicode.Scalar(0x2800 + bits) else { continue }
      write(String(Character(character)), at: point, in: color(point.y))
    }
  }
}
