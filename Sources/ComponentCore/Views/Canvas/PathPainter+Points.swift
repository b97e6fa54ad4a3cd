extension PathPainter {
  /// Draws `marker` at each of `points`.
  func draw(_ points: [PathPoint], as marker: GraphicsContext.Marker, with shading: Shading) {
    let cells = points.map(\.limited).map { point in
      (cell: Point(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down))), point: point)
    }
    if usesASCII {
      let characters = cells.map { ($0.cell, "*" as Character) }
      return write(Dictionary(characters) { $1 }, with: shading)
    }
    if marker == .dot {
      var dots = DotGrid(around: cells.map(\.point), in: canvas.visibleRect)
      for (cell, point) in cells {
        let (x, y) = (point.x - Double(cell.x), point.y - Double(cell.y))
        dots.insert(BrailleDots(column: Int(x * 2), row: Int(y * 4)), at: cell)
      }
      return canvas.draw(dots, with: shading)
    }
    var quadrants: [Point: Quadrants] = [:]
    for (cell, point) in cells {
      quadrants[cell, default: []].formUnion(
        marker.quadrants(atX: point.x - Double(cell.x), y: point.y - Double(cell.y)))
    }
    canvas.fill(quadrants, with: canvas.asFill(shading))
  }
}

extension GraphicsContext.Marker {
  /// Returns the quadrants that mark a point of a cell, at fractions of its width and height.
  fileprivate func quadrants(atX x: Double, y: Double) -> Quadrants {
    let half: Quadrants = y < 0.5 ? .upper : .lower
    let side: Quadrants = x < 0.5 ? [.topLeft, .bottomLeft] : [.topRight, .bottomRight]
    return switch self {
    case .cell: .all
    case .halfCell: half
    case .quarterCell, .dot: half.intersection(side)
    }
  }
}
