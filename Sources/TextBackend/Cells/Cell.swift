/// One place on the screen: sixteen bytes.
struct Cell: Hashable, Sendable {
  var glyph = GlyphCode.blank
  var style = CellStyle.standard

  static let blank = Cell()
}
