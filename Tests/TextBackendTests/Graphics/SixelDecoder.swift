/// Decodes a picture in sixel, as a terminal does, to check the encoder.
struct SixelDecoder {
  private(set) var width = 0
  private(set) var height = 0
  /// The components of each pixel from 0 to 100, row by row; `nil` for those that are left out.
  private(set) var pixels: [SIMD3<UInt8>?] = []
  /// The number of rows, in whole bands.
  private(set) var bandRows = 0

  private var bytes: ArraySlice<UInt8>
  private var colors: [Int: SIMD3<UInt8>] = [:]
  private var color = 0
  private var hasDrawn = false
  private var (x, y) = (0, 0)

  /// Decodes `ESC P … q … ESC \`; `nil` if anything is malformed or outside of the picture, or if
  /// a color is defined behind the first pixel, which xterm does not show rightly.
  init?(_ sequence: [UInt8]) {
    let text = String(decoding: sequence, as: UTF8.self)
    guard text.hasPrefix("\u{1B}P0;1q\""), text.hasSuffix("\u{1B}\\") else { return nil }
    bytes = Array(text.utf8.dropFirst(7).dropLast(2))[...]
    let raster = numbers()
    guard raster.count == 4, raster[0] == 1, raster[1] == 1 else { return nil }
    (width, height) = (raster[2], raster[3])
    pixels = Array(repeating: nil, count: width * height)
    while let byte = bytes.popFirst() {
      guard consume(byte) else { return nil }
    }
    bandRows = y + 6
  }

  /// Reads numbers that are separated by semicolons.
  private mutating func numbers() -> [Int] {
    var numbers = [0]
    while let byte = bytes.first, (0x30...0x39).contains(byte) || byte == 0x3B {
      bytes.removeFirst()
      if byte == 0x3B {
        numbers.append(0)
      } else {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
      }
    }
    return numbers
  }

  private mutating func consume(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "$"): x = 0
    case UInt8(ascii: "-"): (x, y) = (0, y + 6)
    case UInt8(ascii: "#"):
      let parameters = numbers()
      color = parameters[0]
      guard color < 256, parameters.count == 1 || parameters.count == 5 else { return false }
      if parameters.count == 5 {
        guard !hasDrawn, parameters[1] == 2, parameters[2...].allSatisfy({ $0 <= 100 }) else {
          return false
        }
        colors[color] = SIMD3(parameters[2...].map { UInt8($0) })
      }
    case UInt8(ascii: "!"):
      let count = numbers()[0]
      guard let character = bytes.popFirst() else { return false }
      for _ in 0..<count where !draw(character) { return false }
    default: return draw(byte)
    }
    return true
  }

  private mutating func draw(_ character: UInt8) -> Bool {
    guard (0x3F...0x7E).contains(character), x < width else { return false }
    hasDrawn = true
    for bit in 0..<6 where (character - 0x3F) >> bit & 1 == 1 {
      guard y + bit < height, let components = colors[color] else { return false }
      pixels[(y + bit) * width + x] = components
    }
    x += 1
    return true
  }
}
