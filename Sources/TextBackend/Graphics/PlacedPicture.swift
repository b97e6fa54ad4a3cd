import ComponentCore

/// A rectangle of a picture on the screen.
struct PlacedPicture: Hashable {
  /// The number of the picture.
  let id: Int
  /// The visible part, in cells of the picture.
  let source: Rect
  /// The top left of that part on the screen.
  let origin: Point

  /// The rectangle on the screen.
  var target: Rect { Rect(origin: origin, size: source.size) }
}

/// The columns of one row of a screen that show neighboring cells of a picture.
struct PictureRun: Hashable {
  /// The number of the picture.
  let id: Int
  /// The first cell, in cells of the picture.
  let source: Point
  /// The columns on the screen.
  var columns: Range<Int>

  /// Returns the runs in row `y` of `grid`, from left to right.
  static func runs(in grid: Grid, row y: Int, of pictures: PictureTable) -> [PictureRun] {
    var runs: [PictureRun] = []
    for (x, cell) in zip(0..<grid.columns, grid.row(y)) {
      guard let part = cell.glyph.picturePart, let id = pictures[part.index]?.id else { continue }
      if let last = runs.last, last.id == id, last.columns.upperBound == x,
        last.source + Point(x: last.columns.count, y: 0) == part.cell
      {
        runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
      } else {
        runs.append(PictureRun(id: id, source: part.cell, columns: x..<x + 1))
      }
    }
    return runs
  }
}

extension [PlacedPicture] {
  /// Joins the runs of all rows of a screen to rectangles.
  ///
  ///     ┌──────────┐
  ///     │ picture  │      two rectangles: above the menu, and beside it
  ///     │    ╭─────┴╮
  ///     │    │ menu │
  init(_ rows: [[PictureRun]]) {
    self = []
    /// The rectangles that end in the row above.
    var open: [Int] = []
    for (y, runs) in rows.enumerated() {
      var continued: [Int] = []
      for run in runs {
        let size = Size(width: run.columns.count, height: 1)
        let row = PlacedPicture(
          id: run.id, source: Rect(origin: run.source, size: size),
          origin: Point(x: run.columns.lowerBound, y: y))
        if let index = open.first(where: { self[$0].isContinued(by: row) }) {
          self[index] = self[index].extended
          continued.append(index)
        } else {
          append(row)
          continued.append(count - 1)
        }
      }
      open = continued
    }
  }
}

extension PlacedPicture {
  /// Whether `row` is the next row of this part.
  fileprivate func isContinued(by row: PlacedPicture) -> Bool {
    id == row.id && source.size.width == row.source.size.width
      && source.origin + Point(x: 0, y: source.size.height) == row.source.origin
      && origin.x == row.origin.x
  }

  /// The rectangle with another row.
  fileprivate var extended: PlacedPicture {
    var source = source
    source.size.height += 1
    return PlacedPicture(id: id, source: source, origin: origin)
  }
}
