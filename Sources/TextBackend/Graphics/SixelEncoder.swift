import ComponentCore

// How sixel encodes pixels: Rows come in bands of six. For each color of a band, a character for
// each column tells which of its six pixels have that color; then the next color begins at the
// left again. Runs of equal characters are counted. All colors are defined before the first band:
// xterm shows some pixels of earlier bands in colors that are defined later.

/// Encodes pictures as sixel (DEC's VT330 and VT340).
enum SixelEncoder {
  private static let bandHeight = 6

  /// Returns the sequence that draws `area` of `picture` at the cursor. Transparent pixels leave
  /// what is there.
  static func bytes(for picture: IndexedPicture, _ area: Rect) -> [UInt8] {
    let area = area.intersection(Rect(x: 0, y: 0, width: picture.width, height: picture.height))
    var bytes = Array("\u{1B}P0;1q\"1;1;\(area.size.width);\(area.size.height)".utf8)
    for color in colors(of: picture, area) {
      let components = picture.colors[color]
      bytes += "#\(color);2;\(components.x);\(components.y);\(components.z)".utf8
    }
    var masks = Array(repeating: UInt8(0), count: picture.colors.count * area.size.width)
    for y in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: bandHeight) {
      if y > area.rows.lowerBound { bytes.append(UInt8(ascii: "-")) }
      let band = y..<min(y + bandHeight, area.rows.upperBound)
      var isFirst = true
      for color in SixelEncoder.colors(of: picture, area.columns, band, into: &masks) {
        if !isFirst { bytes.append(UInt8(ascii: "$")) }
        isFirst = false
        bytes += "#\(color)".utf8
        append(&masks, color * area.size.width..<(color + 1) * area.size.width, to: &bytes)
      }
    }
    bytes += "\u{1B}\\".utf8
    return bytes
  }

  /// Returns the colors of an area.
  private static func colors(of picture: IndexedPicture, _ area: Rect) -> [Int] {
    var isUsed = Array(repeating: false, count: picture.colors.count)
    for y in area.rows {
      for x in area.columns {
        let color = picture.indices[y * picture.width + x]
        if color != IndexedPicture.transparent { isUsed[Int(color)] = true }
      }
    }
    return isUsed.indices.filter { isUsed[$0] }
  }

  /// Sets the bits of the pixels of a band in `masks`, which has a row for each color.
  ///
  /// - Returns: The colors of the band.
  private static func colors(
    of picture: IndexedPicture, _ columns: Range<Int>, _ band: Range<Int>,
    into masks: inout [UInt8]
  ) -> [Int] {
    var isUsed = Array(repeating: false, count: picture.colors.count)
    for y in band {
      let bit = UInt8(1) << UInt8(y - band.lowerBound)
      for x in columns {
        let color = picture.indices[y * picture.width + x]
        if color == IndexedPicture.transparent { continue }
        isUsed[Int(color)] = true
        masks[Int(color) * columns.count + x - columns.lowerBound] |= bit
      }
    }
    return isUsed.indices.filter { isUsed[$0] }
  }

  /// Appends the characters of a color, without blank ones at the end, and clears its bits.
  private static func append(
    _ masks: inout [UInt8], _ row: Range<Int>, to bytes: inout [UInt8]
  ) {
    var start = row.lowerBound
    while start < row.upperBound {
      let mask = masks[start]
      var end = start
      while end < row.upperBound, masks[end] == mask {
        masks[end] = 0
        end += 1
      }
      if mask == 0, end == row.upperBound { return }
      let (character, count) = (0x3F + mask, end - start)
      if count > 3 {
        bytes += "!\(count)".utf8
        bytes.append(character)
      } else {
        bytes += repeatElement(character, count: count)
      }
      start = end
    }
  }
}
