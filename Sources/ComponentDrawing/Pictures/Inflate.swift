// How data is inflated (RFC 1950, RFC 1951): It is a sequence of blocks, which are stored as they
// are or consist of Huffman codes: for bytes, and for copies of earlier output. The codes of a
// length follow one another, so that counting the codes of each length is enough to decode them.

/// Decompresses data in zlib's format.
struct Inflate {
  private let input: [UInt8]
  private var position = 2
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Returns the decompressed data, or `nil` if `input` is damaged.
  ///
  /// - Parameters:
  ///   - input: The compressed data.
  ///   - limit: The number of bytes that are expected. More is an error, so that a few bytes
  ///     cannot fill the memory.
  static func zlib(_ input: [UInt8], limit: Int) -> [UInt8]? {
    guard input.count >= 2, input[0] & 0x0F == 8, input[1] & 0x20 == 0,
      (Int(input[0]) << 8 | Int(input[1])).isMultiple(of: 31)
    else { return nil }
    var inflate = Inflate(input, limit: limit)
    return inflate.inflateBlocks() ? inflate.output : nil
  }

  private init(_ input: [UInt8], limit: Int) {
    self.input = input
    self.limit = limit
  }

  private mutating func inflateBlocks() -> Bool {
    while true {
      guard let isLast = readBits(1), let kind = readBits(2) else { return false }
      let isDecoded =
        switch kind {
        case 0: copyStored()
        case 1: decode(HuffmanCode.fixedLiterals, HuffmanCode.fixedDistances)
        case 2: decodeDynamic()
        default: false
        }
      if !isDecoded { return false }
      if isLast == 1 { return true }
    }
  }

  // MARK: Bits

  /// Returns the next `count` bits, at most 16, the first one as the lowest.
  private mutating func readBits(_ count: UInt32) -> Int? {
    while bitCount < count {
      guard position < input.count else { return nil }
      bits |= UInt32(input[position]) << bitCount
      position += 1
      bitCount += 8
    }
    let value = bits & (1 << count - 1)
    bits >>= count
    bitCount -= count
    return Int(value)
  }

  private mutating func readSymbol(_ code: HuffmanCode) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1...HuffmanCode.maxLength {
      guard let bit = readBits(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  // MARK: Blocks

  private mutating func copyStored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= input.count else { return false }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    let complement = Int(input[position + 2]) | Int(input[position + 3]) << 8
    position += 4
    guard length ^ complement == 0xFFFF, position + length <= input.count,
      output.count + length <= limit
    else { return false }
    output += input[position..<position + length]
    position += length
    return true
  }

  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private mutating func decodeDynamic() -> Bool {
    guard let literalCount = readBits(5), let distanceCount = readBits(5),
      let lengthCount = readBits(4)
    else { return false }
    var codeLengths = Array(repeating: 0, count: 19)
    for index in 0..<lengthCount + 4 {
      guard let length = readBits(3) else { return false }
      codeLengths[Inflate.lengthOrder[index]] = length
    }
    guard let code = HuffmanCode(lengths: codeLengths[...]),
      let lengths = readLengths(literalCount + 257 + distanceCount + 1, code),
      let literals = HuffmanCode(lengths: lengths[..<(literalCount + 257)]),
      let distances = HuffmanCode(lengths: lengths[(literalCount + 257)...])
    else { return false }
    return decode(literals, distances)
  }

  /// Returns the lengths of `count` codes, which are run-length encoded.
  private mutating func readLengths(_ count: Int, _ code: HuffmanCode) -> [Int]? {
    var lengths: [Int] = []
    while lengths.count < count {
      guard let symbol = readSymbol(code) else { return nil }
      var (length, repetitions) = (symbol, Optional(1))
      switch symbol {
      case 16:
        guard let last = lengths.last else { return nil }
        (length, repetitions) = (last, readBits(2).map { $0 + 3 })
      case 17: (length, repetitions) = (0, readBits(3).map { $0 + 3 })
      case 18: (length, repetitions) = (0, readBits(7).map { $0 + 11 })
      default: break
      }
      guard let repetitions, lengths.count + repetitions <= count else { return nil }
      lengths += repeatElement(length, count: repetitions)
    }
    return lengths
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits: [UInt32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537,
    2_049, 3_073, 4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
  ]

  private mutating func decode(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Bool {
    while let symbol = readSymbol(literals) {
      if symbol == 256 { return true }
      if symbol < 256 {
        if output.count == limit { return false }
        output.append(UInt8(symbol))
        continue
      }
      let index = symbol - 257
      guard index < Inflate.lengthBases.count, let extra = readBits(Inflate.lengthBits[index]),
        let code = readSymbol(distances), code < Inflate.distanceBases.count,
        let more = readBits(UInt32(max(0, code / 2 - 1)))
      else { return false }
      let length = Inflate.lengthBases[index] + extra
      let distance = Inflate.distanceBases[code] + more
      guard distance <= output.count, output.count + length <= limit else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }
}

/// A Huffman code whose codes of each length follow one another.
private struct HuffmanCode {
  static let maxLength = 15

  /// The number of codes of each length.
  private(set) var counts = Array(repeating: 0, count: maxLength + 1)
  /// The symbols, in the order of their codes.
  private(set) var symbols: [Int] = []

  static let fixedLiterals = HuffmanCode(
    checked: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
  static let fixedDistances = HuffmanCode(checked: Array(repeating: 5, count: 30))

  /// Creates the code in which each symbol has a code of a length, or none if that is 0; `nil` if
  /// there are too many codes.
  init?(lengths: ArraySlice<Int>) {
    self.init(checked: Array(lengths))
    var left = 1
    for count in counts.dropFirst() {
      left = left * 2 - count
      if left < 0 { return nil }
    }
  }

  private init(checked lengths: [Int]) {
    for length in lengths where length > 0 { counts[length] += 1 }
    symbols = lengths.indices.filter { lengths[$0] > 0 }
      .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
  }
}
