// A PNG is a signature and chunks: the header, the compressed rows, and the end. A chunk has a
// length, a name, its data, and a checksum of name and data. Before each row stands the number of
// its filter; 0 leaves the bytes as they are.

/// Encodes pixels as PNG (ISO/IEC 15948).
enum PNGEncoder {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the file of a picture.
  ///
  /// - Parameters:
  ///   - pixels: The bytes of the pixels, row by row.
  ///   - channels: The number of bytes of a pixel: 3, or 4 with an opacity.
  ///   - width: The number of pixels in a row.
  static func encode(_ pixels: [UInt8], channels: Int, width: Int) -> [UInt8] {
    let rowLength = channels * width
    let rows = stride(from: 0, to: pixels.count, by: rowLength).flatMap { start in
      [0] + pixels[start..<start + rowLength]
    }
    let compressed = PixelCompressor.zlib(rows, distances: [channels, rowLength + 1])
    let (depth, colorType): (UInt8, UInt8) = (8, channels == 4 ? 6 : 2)
    let header =
      bytes(of: width) + bytes(of: pixels.count / rowLength) + [depth, colorType, 0, 0, 0]
    return signature + chunk("IHDR", header)
      + chunk("IDAT", compressed ?? PixelCompressor.uncompressedZlib(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return bytes(of: data.count) + content + bytes(of: Int(checksum(of: content)))
  }

  /// Returns the four bytes of a number, the highest first.
  private static func bytes(of number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns the checksum of `bytes` (CRC-32).
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    let remainder = bytes.reduce(UInt32.max) { remainder, byte in
      remainders[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)] ^ remainder >> 8
    }
    return ~remainder
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { remainder, _ in
      remainder & 1 == 0 ? remainder >> 1 : 0xEDB8_8320 ^ remainder >> 1
    }
  }
}
