/// Decodes pictures in the format PNG: all color types, depths and orders of rows.
struct PNGDecoder {
  private enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    func allows(_ depth: Int) -> Bool {
      switch self {
      case .gray: [1, 2, 4, 8, 16].contains(depth)
      case .palette: [1, 2, 4, 8].contains(depth)
      case .rgb, .grayAlpha, .rgba: [8, 16].contains(depth)
      }
    }
  }

  /// The rows and columns of a pass: the whole picture, or a part that is sent in advance.
  private struct Pass {
    var (x, y, stepX, stepY) = (0, 0, 1, 1)

    static let interlaced = [
      Pass(x: 0, y: 0, stepX: 8, stepY: 8), Pass(x: 4, y: 0, stepX: 8, stepY: 8),
      Pass(x: 0, y: 4, stepX: 4, stepY: 8), Pass(x: 2, y: 0, stepX: 4, stepY: 4),
      Pass(x: 0, y: 2, stepX: 2, stepY: 4), Pass(x: 1, y: 0, stepX: 2, stepY: 2),
      Pass(x: 0, y: 1, stepX: 1, stepY: 2),
    ]

    init(x: Int = 0, y: Int = 0, stepX: Int = 1, stepY: Int = 1) {
      (self.x, self.y, self.stepX, self.stepY) = (x, y, stepX, stepY)
    }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private var width = 0
  private var height = 0
  private var depth = 8
  private var type = ColorType.rgb
  private var isInterlaced = false
  private var palette: [Color] = []
  /// The alpha values of the palette, or the transparent gray or color.
  private var transparency: [UInt8] = []
  private var data: [UInt8] = []

  /// Returns the picture in `bytes`, or `nil` if they are damaged or it is too large.
  static func decode(_ bytes: [UInt8]) -> Bitmap? {
    guard bytes.starts(with: signature) else { return nil }
    var decoder = PNGDecoder()
    return decoder.readChunks(bytes) ? decoder.bitmap() : nil
  }

  // MARK: Chunks

  private mutating func readChunks(_ bytes: [UInt8]) -> Bool {
    var position = PNGDecoder.signature.count
    while position + 12 <= bytes.count {
      let length = bytes.bigEndian(at: position)
      guard length <= bytes.count - position - 12 else { return false }
      let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      let content = Array(bytes[position + 8..<position + 8 + length])
      position += length + 12
      switch name {
      case "IHDR": if !readHeader(content) { return false }
      case "PLTE":
        palette = stride(from: 0, to: content.count - content.count % 3, by: 3).map {
          Color(.rgb(red: content[$0], green: content[$0 + 1], blue: content[$0 + 2]))
        }
      case "tRNS": transparency = content
      case "IDAT": data += content
      case "IEND": return width > 0
      default: break
      }
    }
    // A picture that is cut off is damaged.
    return false
  }

  private mutating func readHeader(_ header: [UInt8]) -> Bool {
    guard header.count == 13, let type = ColorType(rawValue: header[9]) else { return false }
    (width, height) = (header.bigEndian(at: 0), header.bigEndian(at: 4))
    (depth, self.type, isInterlaced) = (Int(header[8]), type, header[12] == 1)
    return type.allows(depth) && header[10] == 0 && header[11] == 0 && header[12] <= 1
      && width > 0 && height > 0 && width <= Bitmap.pixelLimit / height
  }

  // MARK: Pixels

  private var bitsPerPixel: Int { type.channels * depth }

  private func bitmap() -> Bitmap? {
    let passes = isInterlaced ? Pass.interlaced : [Pass()]
    let sizes = passes.map { pass in
      (
        columns: (width - pass.x + pass.stepX - 1) / pass.stepX,
        rows: (height - pass.y + pass.stepY - 1) / pass.stepY
      )
    }
    let lengths = sizes.map { $0.columns > 0 ? ($0.columns * bitsPerPixel + 7) / 8 : 0 }
    let count = zip(sizes, lengths).reduce(0) { $0 + ($1.1 > 0 ? $1.0.rows * ($1.1 + 1) : 0) }
    guard let raw = Inflate.zlib(data, limit: count), raw.count == count else { return nil }
    let table = colorTable()
    var pixels = Array(repeating: Color.clear, count: width * height)
    var position = 0
    for (pass, (size, length)) in zip(passes, zip(sizes, lengths)) where length > 0 {
      var row = Array(repeating: UInt8(0), count: length)
      var above = row
      for y in 0..<max(0, size.rows) {
        swap(&row, &above)
        let bytes = raw[position + 1..<position + 1 + length]
        guard unfilter(&row, raw[position], bytes, above) else { return nil }
        position += length + 1
        let start = (pass.y + y * pass.stepY) * width + pass.x
        for x in 0..<size.columns {
          guard let color = color(at: x, in: row, table) else { return nil }
          pixels[start + x * pass.stepX] = color
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Sets `row` to what `bytes` tell by differences, with the row `above`.
  private func unfilter(
    _ row: inout [UInt8], _ filter: UInt8, _ bytes: ArraySlice<UInt8>, _ above: [UInt8]
  ) -> Bool {
    switch filter {
    case 0: predict(&row, bytes, above) { _, _, _ in 0 }
    case 1: predict(&row, bytes, above) { left, _, _ in left }
    case 2: predict(&row, bytes, above) { _, up, _ in up }
    case 3: predict(&row, bytes, above) { left, up, _ in (left + up) / 2 }
    case 4: predict(&row, bytes, above, PNGDecoder.paeth)
    default: return false
    }
    return true
  }

  /// Sets each byte of `row` to the sum of a difference and what `prediction` returns for the
  /// bytes on the left, above, and above on the left.
  @inline(__always)
  private func predict(
    _ row: inout [UInt8], _ differences: ArraySlice<UInt8>, _ above: [UInt8],
    _ prediction: (_ left: Int, _ up: Int, _ corner: Int) -> Int
  ) {
    let step = max(1, bitsPerPixel / 8)
    for (index, difference) in zip(row.indices, differences) {
      let (left, corner) =
        index < step ? (0, 0) : (Int(row[index - step]), Int(above[index - step]))
      let value = prediction(left, Int(above[index]), corner)
      row[index] = difference &+ UInt8(truncatingIfNeeded: value)
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let distances = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? up : corner
  }

  /// Returns a channel of a pixel as it is stored.
  private func sample(_ channel: Int, at x: Int, in row: [UInt8]) -> Int {
    switch depth {
    case 16: return row.bigEndian16(at: (x * type.channels + channel) * 2)
    case 8: return Int(row[x * type.channels + channel])
    default:
      let bit = x * depth
      return Int(row[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
    }
  }

  /// Returns the colors of the palette, or all grays of at most eight bits; none of other types.
  private func colorTable() -> [Color] {
    switch type {
    case .palette:
      palette.indices.map {
        palette[$0].opacity($0 < transparency.count ? Double(transparency[$0]) / 255 : 1)
      }
    case .gray where depth <= 8: (0..<1 << depth).map { color($0, $0, $0) }
    default: []
    }
  }

  private func color(at x: Int, in row: [UInt8], _ table: [Color]) -> Color? {
    let first = sample(0, at: x, in: row)
    switch type {
    case .palette: return first < table.count ? table[first] : nil
    case .gray: return depth <= 8 ? table[first] : color(first, first, first)
    case .grayAlpha: return color(first, first, first, alpha: sample(1, at: x, in: row))
    case .rgb: return color(first, sample(1, at: x, in: row), sample(2, at: x, in: row))
    case .rgba:
      return color(
        first, sample(1, at: x, in: row), sample(2, at: x, in: row),
        alpha: sample(3, at: x, in: row))
    }
  }

  /// Returns the color of samples; without `alpha`, one is transparent in the whole picture.
  private func color(_ red: Int, _ green: Int, _ blue: Int, alpha: Int? = nil) -> Color {
    let color = Color(.rgb(red: byte(red), green: byte(green), blue: byte(blue)))
    if let alpha { return color.opacity(Double(alpha) / Double(1 << depth - 1)) }
    return isTransparent(red, green, blue) ? .clear : color
  }

  /// Whether this is the transparent gray or color of a picture without an alpha channel.
  private func isTransparent(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    guard transparency.count >= type.channels * 2, transparency.bigEndian16(at: 0) == red else {
      return false
    }
    return type == .gray
      || transparency.bigEndian16(at: 2) == green && transparency.bigEndian16(at: 4) == blue
  }

  private func byte(_ sample: Int) -> UInt8 {
    depth == 8 ? UInt8(sample) : UInt8((sample * 255 + (1 << depth - 1) / 2) / (1 << depth - 1))
  }
}

extension [UInt8] {
  fileprivate func bigEndian16(at index: Int) -> Int {
    Int(self[index]) << 8 | Int(self[index + 1])
  }

  fileprivate func bigEndian(at index: Int) -> Int {
    bigEndian16(at: index) << 16 | bigEndian16(at: index + 2)
  }
}
