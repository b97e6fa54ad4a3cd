import ComponentCore

/// A cell of a picture, with its colors resolved.
struct PictureCell: Hashable, Sendable {
  /// The content of a cell, on its background.
  struct Glyph: Hashable, Sendable {
    var text: String
    /// One, or two for a wide cluster.
    var columns: Int
    var isBold: Bool
    var isItalic: Bool
    var isStrikethrough: Bool
    var underline: Underline?
    var link: String?
  }

  /// The line below a cell.
  struct Underline: Hashable, Sendable {
    var pattern: TextLineStyle.Pattern
    /// The color; `nil` for that of the text.
    var ink: Ink?
  }

  /// The content of the cell; `nil` if only the background can be seen.
  var glyph: Glyph?
  var ink: Ink
  /// The color of the background; `nil` for the terminal's default.
  var background: Ink?

  static let blank = PictureCell(glyph: nil, ink: .text, background: nil)

  init(glyph: Glyph?, ink: Ink, background: Ink?) {
    self.glyph = glyph
    self.ink = ink
    self.background = background
  }

  /// Creates the cell of a picture for a cell of a frame.
  ///
  /// - Parameter isWide: Whether its cluster continues in the next cell.
  init(_ cell: Frame.Cell, isWide: Bool) {
    let attributes = cell.attributes
    var ink = Ink(attributes.foreground, standard: .text)
    var background = Ink(attributes.background, standard: .background)
    if attributes.isReversed == true { swap(&ink, &background) }
    self.ink = attributes.isDim == true ? ink.faded(to: 60) : ink
    self.background = background == .background ? nil : background
    let hasLine = attributes.isUnderlined == true || attributes.isStrikethrough == true
    if cell.text.isEmpty || cell.text == " " && !hasLine && cell.link == nil { return }
    glyph = Glyph(
      text: cell.text, columns: isWide ? 2 : 1, isBold: attributes.isBold == true,
      isItalic: attributes.isItalic == true,
      isStrikethrough: attributes.isStrikethrough == true,
      underline: attributes.isUnderlined == true ? Underline(attributes.underlineStyle) : nil,
      link: cell.link)
  }
}

extension PictureCell.Underline {
  fileprivate init(_ style: TextLineStyle?) {
    pattern = style?.pattern ?? .solid
    ink = style?.color.map { Ink($0, standard: .text) }
  }
}

extension PictureCell.Glyph {
  /// Whether the text is a letter, digit or sign that every monospaced font has.
  var isSimple: Bool {
    guard columns == 1, let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1
    else { return false }
    return (0x20..<0x7F).contains(scalar.value) || (0xA1..<0x250).contains(scalar.value)
  }
}

extension Frame {
  /// The cell of a picture in column `x` of row `y`; blank outside of the frame.
  func pictureCell(_ x: Int, _ y: Int) -> PictureCell {
    if x >= columns || y >= rows { return .blank }
    let cell = self[x, y]
    return PictureCell(
      cell, isWide: !cell.text.isEmpty && x + 1 < columns && self[x + 1, y].text.isEmpty)
  }
}
