import ComponentCore

extension Frame {
  /// Returns the frame as text with escape sequences for its colors, text effects and hyperlinks.
  ///
  ///     print(screen.frame.ansi())                        // shows it on this terminal
  ///     try save(screen.frame.ansi(colorDepth: .ansi16), as: "screen.ansi")
  ///
  /// Each row is a line that ends in the default style, without blanks at its end. The text can be
  /// printed anywhere and paged: nothing in it moves the cursor or clears the screen. Where
  /// terminals disagree about the width of a cluster, what follows it may be a column off.
  ///
  /// - Parameter colorDepth: The number of colors. ``ColorDepth/none`` keeps the text effects;
  ///   ``text`` has no escape sequences at all.
  public func ansi(colorDepth: ColorDepth = .trueColor) -> String {
    text(encodedBy: LineEncoder(depth: colorDepth, systemPalette))
  }

  /// Returns the frame as text with escape sequences for its colors and text effects, and no
  /// others, for logs and pipes.
  package func styledText(colorDepth: ColorDepth) -> String {
    text(encodedBy: LineEncoder(depth: colorDepth, systemPalette, hasOnlyStyles: true))
  }

  private func text(encodedBy encoder: LineEncoder) -> String {
    var encoder = encoder
    var pool = ClusterPool()
    let grid = Grid(self, &pool)
    for y in 0..<rows { encoder.write(grid.row(y), pool) }
    return String(decoding: encoder.takeBytes(), as: UTF8.self)
  }

  /// The frame as plain text: its rows, without trailing spaces, separated by line feeds.
  public var text: String {
    lines.joined(separator: "\n")
  }
}

/// Encodes rows as lines of text with escape sequences.
private struct LineEncoder {
  private var bytes = ByteBuffer()
  private var downsampler: ColorDownsampler
  private var style = CellStyle.standard
  private var link = 0
  /// Whether to write no links.
  private let hasOnlyStyles: Bool

  init(depth: ColorDepth, _ systemPalette: SystemPalette, hasOnlyStyles: Bool = false) {
    downsampler = ColorDownsampler(depth: depth)
    downsampler.systemPalette = systemPalette
    downsampler.hasUnderlineStyles = !hasOnlyStyles
    self.hasOnlyStyles = hasOnlyStyles
  }

  /// Returns the bytes that have been written since the last call.
  mutating func takeBytes() -> [UInt8] {
    bytes.takeBytes()
  }

  /// Writes a row without the blanks at its end, and a line feed.
  mutating func write(_ row: ArraySlice<GridCell>, _ pool: ClusterPool) {
    let end = row.lastIndex { $0 != .blank }.map { $0 + 1 } ?? row.startIndex
    for index in row.startIndex..<end where row[index].glyph != .trailingHalf {
      let cell = downsampler.downsampled(row[index])
      setStyle(cell.style)
      setLink(cell.glyph.link, pool)
      bytes.append(atMost: pool.length(of: cell.glyph)) { pool.write(cell.glyph, to: &$0) }
    }
    setLink(0, pool)
    setStyle(.standard)
    bytes.append(ascii: "\n")
  }

  private mutating func setStyle(_ new: CellStyle) {
    if new == style { return }
    let old = style
    bytes.append(atMost: SGR.lengthLimit) { SGR.append(from: old, to: new, to: &$0) }
    style = new
  }

  private mutating func setLink(_ number: Int, _ pool: ClusterPool) {
    if number == link || hasOnlyStyles { return }
    link = number
    bytes += "\u{1B}]8;".utf8
    if number > 0 {
      bytes += "id=\(number);".utf8
      bytes += pool.links[number]
    } else {
      bytes.append(ascii: ";")
    }
    bytes += "\u{1B}\\".utf8
  }
}
