// How pixels are compressed (RFC 1950, RFC 1951): The data are one block with fixed codes.
// Repetitions are looked for at two distances only, the pixel to the left and the pixel above,
// which is where those of drawings are. Photos do not become shorter, and are sent as they are.

/// Compresses the pixels of a picture.
struct PixelCompressor {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// The smallest and the largest length of a repetition.
  private static let lengths = 4...258
  private static let longestDistance = 32_768

  /// Returns `pixels` in the format of zlib, or `nil` if that is not shorter.
  ///
  /// - Parameters:
  ///   - pixels: The bytes of the pixels, row by row.
  ///   - distances: The numbers of bytes of a pixel and of a row.
  static func zlib(_ pixels: [UInt8], distances: [Int]) -> [UInt8]? {
    var compressor = PixelCompressor()
    let distances = distances.filter { $0 <= longestDistance }
    pixels.withUnsafeBufferPointer { compressor.compress($0, distances) }
    compressor.finish(pixels)
    return compressor.bytes.count < pixels.count ? compressor.bytes : nil
  }

  /// Returns `pixels` in the format of zlib as they are, in blocks that are not compressed.
  static func uncompressedZlib(_ pixels: [UInt8]) -> [UInt8] {
    var compressor = PixelCompressor()
    for start in stride(from: 0, to: pixels.count, by: blockLimit) {
      let block = pixels[start..<min(start + blockLimit, pixels.count)]
      compressor.write(block.endIndex == pixels.count ? 1 : 0, count: 8)
      compressor.write(block.count, count: 16)
      compressor.write(block.count ^ 0xFFFF, count: 16)
      compressor.bytes += block
    }
    compressor.finish(pixels)
    return compressor.bytes
  }

  /// The largest number of bytes in a block that is not compressed.
  private static let blockLimit = 65_535

  private mutating func compress(_ pixels: UnsafeBufferPointer<UInt8>, _ distances: [Int]) {
    // The last block, with fixed codes.
    write(0b011, count: 3)
    var position = 0
    // What is not shorter by now is given up.
    while position < pixels.count, bytes.count < pixels.count {
      var (best, bestDistance) = (0, 0)
      for distance in distances where distance <= position {
        let limit = min(pixels.count, position + PixelCompressor.lengths.upperBound)
        var end = position
        while end < limit, pixels[end] == pixels[end - distance] { end += 1 }
        if end - position > best { (best, bestDistance) = (end - position, distance) }
      }
      if best >= PixelCompressor.lengths.lowerBound {
        writeRepetition(best, distance: bestDistance)
        position += best
      } else {
        writeSymbol(Int(pixels[position]))
        position += 1
      }
    }
    writeSymbol(256)
  }

  private mutating func writeRepetition(_ length: Int, distance: Int) {
    let rest = length - 3
    if length == PixelCompressor.lengths.upperBound {
      writeSymbol(285)
    } else if rest < 8 {
      writeSymbol(257 + rest)
    } else {
      let extra = rest.bitWidth - 1 - rest.leadingZeroBitCount - 2
      writeSymbol(261 + 4 * extra + rest >> extra & 3)
      write(rest & (1 << extra - 1), count: extra)
    }
    let offset = distance - 1
    if offset < 4 { return writeReversed(offset, count: 5) }
    let extra = offset.bitWidth - 1 - offset.leadingZeroBitCount - 1
    writeReversed(2 + 2 * extra + offset >> extra & 1, count: 5)
    write(offset & (1 << extra - 1), count: extra)
  }

  /// Writes a literal or a length in the fixed code.
  private mutating func writeSymbol(_ symbol: Int) {
    switch symbol {
    case ..<144: writeReversed(0x30 + symbol, count: 8)
    case ..<256: writeReversed(0x190 + symbol - 144, count: 9)
    case ..<280: writeReversed(symbol - 256, count: 7)
    default: writeReversed(0xC0 + symbol - 280, count: 8)
    }
  }

  /// Writes a code, of which the highest bit comes first.
  private mutating func writeReversed(_ code: Int, count: Int) {
    var reversed = 0
    for bit in 0..<count { reversed |= (code >> bit & 1) << (count - 1 - bit) }
    write(reversed, count: count)
  }

  private mutating func write(_ value: Int, count: Int) {
    bits |= UInt64(value) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Writes the last bits, and the checksum of `pixels` (Adler-32).
  private mutating func finish(_ pixels: [UInt8]) {
    if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for pixel in pixels {
      low = (low + UInt32(pixel)) % 65_521
      high = (high + low) % 65_521
    }
    for shift in [24, 16, 8, 0] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: (high << 16 | low) >> shift))
    }
  }
}
