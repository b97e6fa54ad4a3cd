import ComponentCore

/// The sequence of iTerm2 that draws a picture at the cursor (OSC 1337).
enum InlineImage {
  /// Returns the sequence that draws a part of a picture, scaled to its cells. Transparent pixels
  /// show the background.
  ///
  /// - Parameters:
  ///   - part: The part of the picture.
  ///   - area: The part in pixels.
  ///   - entry: The picture.
  static func bytes(
    of part: PlacedPicture, _ area: Rect, in entry: PictureTable.Entry
  ) -> [UInt8] {
    let (width, height) = (entry.pixelSize.width, entry.pixelSize.height)
    let pixels = PicturePixels(rgba: entry.picture.pixels(width: width, height: height))
    let rows = area.rows.flatMap { y in
      let start = (y * width + area.columns.lowerBound) * pixels.channels
      return pixels.bytes[start..<start + area.size.width * pixels.channels]
    }
    let file = PNGEncoder.encode(rows, channels: pixels.channels, width: area.size.width)
    let (columns, lines) = (part.source.size.width, part.source.size.height)
    let options =
      "inline=1;size=\(file.count);width=\(columns);height=\(lines);preserveAspectRatio=0"
    var bytes = Array("\u{1B}]1337;File=\(options):".utf8)
    bytes.appendBase64(file)
    bytes += "\u{1B}\\".utf8
    return bytes
  }
}
