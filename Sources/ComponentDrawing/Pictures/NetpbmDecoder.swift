/// Decodes pictures in the formats of Netpbm whose pixels are bytes: PGM (`P5`), PPM (`P6`) and
/// PAM (`P7`).
struct NetpbmDecoder {
  private let bytes: [UInt8]
  private var position = 2
  private var width = 0
  private var height = 0
  /// The number of channels of a pixel.
  private var channels = 3
  /// The value of full brightness.
  private var maximum = 255

  /// Returns the picture in `bytes`, or `nil` if they are damaged or it is too large.
  static func decode(_ bytes: [UInt8]) -> Bitmap? {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "P") else { return nil }
    var decoder = NetpbmDecoder(bytes)
    switch bytes[1] {
    case UInt8(ascii: "5"), UInt8(ascii: "6"):
      decoder.channels = bytes[1] == UInt8(ascii: "5") ? 1 : 3
      guard decoder.readNumbers() else { return nil }
    case UInt8(ascii: "7"): guard decoder.readNames() else { return nil }
    default: return nil
    }
    return decoder.bitmap()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Header

  /// Returns the next word of the header, after blanks and comments.
  private mutating func nextWord() -> String? {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "#") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if !bytes[position].isBlank {
        break
      } else {
        position += 1
      }
    }
    let start = position
    while position < bytes.count, !bytes[position].isBlank { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func nextNumber() -> Int? { nextWord().flatMap { Int($0) } }

  private mutating func readNumbers() -> Bool {
    guard let width = nextNumber(), let height = nextNumber(), let maximum = nextNumber() else {
      return false
    }
    (self.width, self.height, self.maximum) = (width, height, maximum)
    return true
  }

  private mutating func readNames() -> Bool {
    while let name = nextWord() {
      switch name {
      case "WIDTH": width = nextNumber() ?? 0
      case "HEIGHT": height = nextNumber() ?? 0
      case "DEPTH": channels = nextNumber() ?? 0
      case "MAXVAL": maximum = nextNumber() ?? 0
      case "ENDHDR": return true
      default: _ = nextWord()
      }
    }
    return false
  }

  // MARK: Pixels

  private func bitmap() -> Bitmap? {
    guard width > 0, height > 0, width <= Bitmap.pixelLimit / height, (1...4).contains(channels),
      (1...65_535).contains(maximum)
    else { return nil }
    let sampleSize = maximum < 256 ? 1 : 2
    // A single blank ends the header.
    let start = position + 1
    guard bytes.count - start >= width * height * channels * sampleSize else { return nil }
    let pixels = (0..<width * height).map { pixel in
      color(
        (0..<channels).map { channel in
          let index = start + (pixel * channels + channel) * sampleSize
          let value =
            sampleSize == 1 ? Int(bytes[index]) : Int(bytes[index]) << 8 | Int(bytes[index + 1])
          return min(value, maximum)
        })
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func color(_ samples: [Int]) -> Color {
    let bytes = samples.map { UInt8(($0 * 255 + maximum / 2) / maximum) }
    let isGray = channels < 3
    let color = Color(
      .rgb(red: bytes[0], green: bytes[isGray ? 0 : 1], blue: bytes[isGray ? 0 : 2]))
    guard channels.isMultiple(of: 2), let alpha = samples.last else { return color }
    return color.opacity(Double(alpha) / Double(maximum))
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
