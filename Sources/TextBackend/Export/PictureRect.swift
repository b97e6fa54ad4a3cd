/// A filled rectangle of a picture.
struct PictureRect: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// Returns the rectangle, moved.
  func offset(x: Double, y: Double) -> PictureRect {
    PictureRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

extension [PictureRect] {
  /// The area in fewer rectangles: neighbors in a row are joined, then those in a column.
  var joined: [PictureRect] {
    var rows: [PictureRect] = []
    for rect in sorted(by: { ($0.y, $0.height, $0.x) < ($1.y, $1.height, $1.x) }) {
      if let last = rows.last, last.y == rect.y, last.height == rect.height,
        rect.x <= last.x + last.width
      {
        let end = Swift.max(last.x + last.width, rect.x + rect.width)
        rows[rows.count - 1].width = end - last.x
      } else {
        rows.append(rect)
      }
    }
    var result: [PictureRect] = []
    for rect in rows.sorted(by: { ($0.x, $0.width, $0.y) < ($1.x, $1.width, $1.y) }) {
      if let last = result.last, last.x == rect.x, last.width == rect.width,
        rect.y <= last.y + last.height
      {
        let end = Swift.max(last.y + last.height, rect.y + rect.height)
        result[result.count - 1].height = end - last.y
      } else {
        result.append(rect)
      }
    }
    return result
  }

  /// The rectangles as the data of an SVG path.
  var pathData: String {
    joined.reduce(into: "") { data, rect in
      data += "M\(svg: rect.x) \(svg: rect.y)h\(svg: rect.width)v\(svg: rect.height)"
      data += "H\(svg: rect.x)z"
    }
  }
}

extension String.StringInterpolation {
  /// Appends a number with at most three decimals.
  mutating func appendInterpolation(svg number: Double) {
    var thousandths = Int((number * 1_000).rounded())
    if thousandths < 0 {
      appendLiteral("-")
      thousandths = -thousandths
    }
    appendInterpolation(thousandths / 1_000)
    if thousandths % 1_000 == 0 { return }
    var fraction = String(thousandths % 1_000 + 1_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    appendLiteral(".\(fraction)")
  }
}
