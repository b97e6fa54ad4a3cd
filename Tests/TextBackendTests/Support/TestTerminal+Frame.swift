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

  /// The cells of a true-color terminal with hyperlinks that shows the frame.
  var cells: [[TestTerminal.Cell]] {
    (0..<rows).map { y in
      (0..<columns).map { x in
        TestTerminal.Cell(
          text: self[x, y].text, codes: self[x, y].attributes.codes, link: self[x, y].link)
      }
    }
  }
}

extension Attributes {
  fileprivate var codes: Set<String> {
    let faintText = mixedFaintText
    var codes: Set<String> = []
    for (flag, name) in [
      (isBold, "bold"), (faintText == nil ? isDim : nil, "dim"), (isItalic, "italic"),
      (isUnderlined, "underline"), (isReversed, "reverse"), (isStrikethrough, "strikethrough"),
    ] where flag == true { codes.insert(name) }
    for (color, ground) in [(foreground, "fg"), (background, "bg")] {
      if let code = color?.code { codes.insert("\(ground) \(code)") }
    }
    if let faintText {
      codes = codes.filter { !$0.hasPrefix("fg") }
      codes.insert("fg \(faintText)")
    }
    return codes
  }

  /// The color in which faint text is shown: at 60 % of its opacity. `nil` if the terminal chooses
  /// it, because it alone knows the colors, or because the text is not faint.
  private var mixedFaintText: String? {
    guard isDim == true, isReversed != true,
      let text = foreground == nil ? [0xE5, 0xE5, 0xE5] : foreground?.components,
      let below = background == nil ? [0, 0, 0] : background?.components
    else { return nil }
    return zip(text, below).map { "\(Int(($0 * 0.6 + $1 * 0.4).rounded()))" }
      .joined(separator: ",")
  }
}

extension Color {
  /// The exact components; `nil` if only the terminal knows them.
  fileprivate var components: [Double]? {
    switch value {
    case .system(let name):
      // A frame without a color scheme is dark.
      let (red, green, blue) = name.color(in: .dark).defaultComponents
      return [Double(red), Double(green), Double(blue)]
    case .rgb(let red, let green, let blue): return [Double(red), Double(green), Double(blue)]
    default: return nil
    }
  }

  fileprivate var code: String? {
    if case .palette(let index) = value { return String(index) }
    return components.map { $0.map { String(Int($0)) }.joined(separator: ",") }
  }
}
