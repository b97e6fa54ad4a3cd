/// One cell of the screen: a glyph and its style, in sixteen bytes.
struct GridCell: Hashable, Sendable {
  var glyph = GlyphCode.blank
  var style = CellStyle.standard

  static let blank = GridCell()
}
