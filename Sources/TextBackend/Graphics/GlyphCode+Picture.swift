import ComponentCore

/// The part of a picture in one cell, which a cell has in place of a character.
///
///     bits:  0…19 the column in the picture, 20…39 the row, 40…47 the index of the picture,
///            55 and 62 set, which no other glyph has
///
/// So a cell stops showing a picture when anything else is drawn in it.
struct PicturePart: Hashable {
  var index: Int
  var cell: Point

  /// The largest number of columns and rows of a picture.
  static let sideLimit = 1 << 20
  /// The largest number of pictures.
  static let countLimit = 1 << 8
}

extension GlyphCode {
  private static let picture: UInt64 = 1 << 55 | 1 << 62

  init(_ part: PicturePart) {
    let place = UInt64(part.cell.x) | UInt64(part.cell.y) << 20
    self.init(bits: place | UInt64(part.index) << 40 | GlyphCode.picture)
  }

  /// The part of a picture that the cell shows, if it shows one.
  var picturePart: PicturePart? {
    guard bits & GlyphCode.picture == GlyphCode.picture else { return nil }
    return PicturePart(
      index: Int(bits >> 40 & 0xFF),
      cell: Point(x: Int(bits & 0xF_FFFF), y: Int(bits >> 20 & 0xF_FFFF)))
  }

  /// A blank under a picture: a no-break space, which is neither erased nor written again to move
  /// the cursor. Both could erase a part of the picture.
  static let blankUnderPicture = GlyphCode(bits: 0xA0C2 | 2 << 56)
}
