import ComponentCore

extension Grid {
  /// Creates the grid that `frame` shows. Adds clusters that are too long for a cell to `pool`.
  init(_ frame: Frame, _ pool: inout ClusterPool) {
    self.init(columns: frame.columns, rows: frame.rows)
    for y in 0..<frame.rows {
      for x in 0..<frame.columns {
        let cell = frame[x, y]
        if cell.text.isEmpty { continue }
        let isWide = x + 1 < frame.columns && frame[x + 1, y].text.isEmpty
        let code = pool.code(
          ofSanitized: cell.text, isWide: isWide, hasAmbiguousWidth: cell.hasAmbiguousWidth,
          isRightToLeft: cell.isRightToLeft, link: cell.link)
        put(code, cell.style, at: x, y)
      }
    }
  }
}

extension Frame.Cell {
  /// The colors and text effects as a grid holds them.
  fileprivate var style: CellStyle {
    let style = CellStyle(attributes)
    if !isBackgroundDecorative { return style }
    return CellStyle(
      foreground: style.foreground, background: style.background.decorative,
      effects: style.effects)
  }

  /// Whether terminals disagree about the width of the cluster.
  fileprivate var hasAmbiguousWidth: Bool {
    guard let character = text.first, text.count == 1 else { return true }
    return !character.isASCII && Sanitizer.cluster(of: character)?.hasAmbiguousWidth != false
  }

  /// Whether terminals may show the cluster in another place.
  fileprivate var isRightToLeft: Bool {
    text.unicodeScalars.contains { !$0.isASCII && ScalarInfo($0).isRightToLeft }
  }
}
