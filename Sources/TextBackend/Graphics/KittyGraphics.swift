import ComponentCore

/// The sequences of kitty's graphics protocol.
///
/// They contain numbers and pixels only, and ask the terminal not to respond (`q=2`).
package enum KittyGraphics {
  /// The sequence that deletes all pictures on the screen.
  package static let deleteAll = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

  /// The number of bytes of a chunk in base64 is at most 4,096.
  private static let chunkLength = 3_072

  /// Returns the sequences that store a picture in the terminal without showing it.
  static func transmission(of entry: PictureTable.Entry) -> [UInt8] {
    let (width, height) = (entry.pixelSize.width, entry.pixelSize.height)
    let pixels = PicturePixels(rgba: entry.picture.pixels(width: width, height: height))
    let compressed = PixelCompressor.zlib(
      pixels.bytes, distances: [pixels.channels, pixels.channels * width])
    let data = compressed ?? pixels.bytes
    var bytes: [UInt8] = []
    var keys = "a=t,i=\(entry.id),f=\(8 * pixels.channels),s=\(width),v=\(height),q=2,"
    if compressed != nil { keys += "o=z," }
    for start in stride(from: 0, to: data.count, by: chunkLength) {
      let end = min(start + chunkLength, data.count)
      bytes += "\u{1B}_G\(keys)m=\(end < data.count ? 1 : 0);".utf8
      bytes.appendBase64(data[start..<end])
      bytes += "\u{1B}\\".utf8
      keys = ""
    }
    return bytes
  }

  /// Returns the sequence that shows a part of a picture at the cursor, or moves the part with the
  /// same number. The cursor stays where it is.
  static func placement(_ number: Int, of part: PlacedPicture, _ pixels: Rect) -> [UInt8] {
    let source =
      "x=\(pixels.origin.x),y=\(pixels.origin.y),w=\(pixels.size.width),h=\(pixels.size.height)"
    let cells = "c=\(part.source.size.width),r=\(part.source.size.height)"
    return sequence("a=p,i=\(part.id),p=\(number),\(source),\(cells),C=1,q=2")
  }

  /// Returns the sequence that hides a part of a picture.
  static func deletion(of id: Int, _ number: Int) -> [UInt8] {
    sequence("a=d,d=i,i=\(id),p=\(number),q=2")
  }

  /// Returns the sequence that deletes a picture from the terminal.
  static func deletion(of id: Int) -> [UInt8] {
    sequence("a=d,d=I,i=\(id),q=2")
  }

  private static func sequence(_ keys: String) -> [UInt8] {
    Array("\u{1B}_G\(keys)\u{1B}\\".utf8)
  }
}
