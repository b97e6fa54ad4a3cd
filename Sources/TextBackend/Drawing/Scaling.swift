import Components

/// Which columns, or rows, of a picture are shown when it is to have fewer or more.
///
/// First those go, or are shown twice, that are like the one before, and of these the outermost; only
/// then, from both ends, others. So a frame stays closed, and a label legible, as long as there is
/// room.
struct Scaling {
  /// The columns, or rows, in the order in which they are shown.
  private(set) var shown: [Int]

  /// - Parameter repeats: Of each column, whether it is like the one before.
  init(_ repeats: [Bool], to length: Int) {
    shown = Array(repeats.indices)
    if length < shown.count {
      leaveOut(shown.count - length, repeats)
    } else if !shown.isEmpty {
      add(length - shown.count, repeats)
    }
  }

  /// Those that are like the one before, from the outside in.
  private static func spare(_ repeats: [Bool]) -> [Int] {
    let middle = Double(repeats.count) / 2
    return repeats.indices.filter { repeats[$0] }.sorted {
      (abs(Double($0) - middle), Double($0)) > (abs(Double($1) - middle), Double($1))
    }
  }

  private mutating func leaveOut(_ count: Int, _ repeats: [Bool]) {
    let (leading, trailing) = (count / 2, count - count / 2)
    let middle = repeats.count / 2
    let spare = Scaling.spare(repeats)
    let early = spare.filter { $0 <= middle }.prefix(leading)
    let late = spare.filter { $0 > middle }.prefix(trailing)
    let gone = Set(early).union(late)
    shown.removeAll { gone.contains($0) }
    shown.removeFirst(min(shown.count, leading - early.count))
    shown.removeLast(min(shown.count, trailing - late.count))
  }

  private mutating func add(_ count: Int, _ repeats: [Bool]) {
    let (leading, trailing) = (count / 2, count - count / 2)
    let middle = repeats.count / 2
    let spare = Scaling.spare(repeats)
    let early = spare.first { $0 <= middle } ?? 0
    let late = spare.first { $0 > middle } ?? repeats.count - 1
    shown =
      shown.flatMap { index in
        Array(
          repeating: index,
          count: 1 + (index == early ? leading : 0) + (index == late ? trailing : 0))
      }
  }
}

extension Painter {
  func drawScaled(
    _ size: Size, to target: Rect, in clip: Rect, where isSeen: (Point) -> Bool,
    _ content: (any Surface) -> Void
  ) {
    let area = target.intersection(clip)
    guard !area.isEmpty, size.width > 0, size.height > 0 else { return }
    let layer = Painter(columns: size.width, rows: size.height, cell: .seeThrough)
    content(layer)
    let (columns, rows) = layer.grid.scaled(to: target.size)
    for y in area.rows {
      for x in area.columns where isSeen(Point(x: x, y: y)) {
        let source = (columns[x - target.origin.x], rows[y - target.origin.y])
        put(layer.grid[source.0, source.1], at: Point(x: x, y: y), within: area)
      }
    }
  }

  /// Puts a cell of a layer over what is there.
  private func put(_ cell: Cell, at place: Point, within area: Rect) {
    if cell.glyph == .tail {
      // Its other half has put both, unless that is not being painted.
      if place.x == area.origin.x { noteCut(left: true, right: false) }
    } else if cell.glyph.isWide, place.x + 1 >= area.columns.upperBound {
      noteCut(left: false, right: true)
    } else {
      stack(cell, at: place)
    }
  }
}

extension Cell {
  /// A blank through which what is beneath shows.
  static let seeThrough = Cell(
    glyph: .blank,
    look: Look(foreground: .standard, background: .seeThrough, effects: []))
}

extension Grid {
  /// Which columns and which rows are shown in a picture of `size`.
  fileprivate func scaled(to size: Size) -> (columns: [Int], rows: [Int]) {
    let columns = (0..<self.columns).map { x in
      x > 0
        && (0..<self.rows).allSatisfy { y in self[x, y] == self[x - 1, y] && !self[x, y].isHalf }
    }
    let rows = (0..<self.rows).map { y in y > 0 && row(y).elementsEqual(row(y - 1)) }
    return (
      Scaling(columns, to: size.width).shown, Scaling(rows, to: size.height).shown
    )
  }
}

extension Cell {
  /// Whether it is one of two that belong together.
  fileprivate var isHalf: Bool { glyph.isWide || glyph == .tail }
}
