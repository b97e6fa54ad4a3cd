import Components

@testable import TextBackend

extension TestTerminal {
  /// Returns the cells that look different from those of `frame`, except for glyphs whose width
  /// terminals disagree about.
  func differences(from frame: Frame) -> [String] {
    var differences: [String] = []
    for (y, row) in frame.cells.enumerated() {
      for (x, cell) in row.enumerated() where cell.visible != rows[y][x].visible {
        if frame.isDisputed(column: x, row: y) { continue }
        differences.append("(\(x), \(y)): \(cell) is shown as \(rows[y][x])")
      }
    }
    return differences
  }
}

extension Frame {
  /// Whether a cell belongs to a glyph whose width terminals disagree about.
  func isDisputed(column x: Int, row y: Int) -> Bool {
    let text = self[x, y].text
    if text == "", x > 0 { return isDisputed(column: x - 1, row: y) }
    return text.contains { Sanitizer.cluster(of: $0)?.hasAmbiguousWidth == true }
  }

  /// The cells of a true-color terminal that shows the frame.
  var cells: [[TestTerminal.Cell]] {
    (0..<rows).map { y in
      (0..<columns).map { x in
        TestTerminal.Cell(
          text: self[x, y].text, codes: self[x, y].attributes.codes)
      }
    }
  }
}

extension Attributes {
  fileprivate var codes: Set<String> {
    var codes: Set<String> = []
    for (flag, name) in [
      (isBold, "bold"), (isDim, "dim"), (isItalic, "italic"), (isUnderlined, "underline"),
      (isReversed, "reverse"), (isStrikethrough, "strikethrough"),
    ] where flag == true { codes.insert(name) }
    for (color, ground) in [(foreground, "fg"), (background, "bg")] {
      switch color?.value {
      case .system(let name):
        // A frame without a color scheme is dark.
        let (red, green, blue) = name.color(in: .dark).defaultComponents
        codes.insert("\(ground) \(red),\(green),\(blue)")
      case .palette(let index): codes.insert("\(ground) \(index)")
      case .rgb(let red, let green, let blue): codes.insert("\(ground) \(red),\(green),\(blue)")
      default: break
      }
    }
    return codes
  }
}
