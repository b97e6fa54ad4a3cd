/// A buffer for the bytes of a frame, which keeps its memory from frame to frame.
struct ByteBuffer {
  private var storage: [UInt8] = []
  private(set) var count = 0

  /// Returns the bytes, and empties the buffer.
  mutating func takeBytes() -> [UInt8] {
    defer { count = 0 }
    return Array(storage[..<count])
  }

  /// Releases the memory of an empty buffer that has held far more than a frame of text.
  mutating func releaseMemory() {
    if count == 0, storage.count > ByteBuffer.largestCapacity { storage = [] }
  }

  /// Appends what `write` writes, which is at most `length` bytes.
  mutating func append(atMost length: Int, _ write: (inout ByteWriter) -> Void) {
    let limit = length + ByteWriter.overhang
    if storage.count - count < limit { grow(by: limit) }
    return storage.withUnsafeMutableBufferPointer { storage in
      var writer = ByteWriter(storage, from: count)
      defer { count = writer.end }
      write(&writer)
    }
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    storage += repeatElement(0, count: max(length, storage.count, ByteBuffer.smallestCapacity))
  }

  /// The room for most updates.
  private static let smallestCapacity = 256
  /// The room that is kept after a picture.
  private static let largestCapacity = 1 << 18

  mutating func append(ascii character: Unicode.Scalar) {
    append(atMost: 1) { $0.append(ascii: character) }
  }

  static func += (buffer: inout ByteBuffer, bytes: some Collection<UInt8>) {
    buffer.append(atMost: bytes.count) { writer in
      for byte in bytes { writer.append(byte) }
    }
  }

  mutating func appendCSI() {
    append(atMost: 2) { $0.appendCSI() }
  }

  mutating func appendDecimal(_ number: Int) {
    append(atMost: ByteBuffer.longestNumber) { $0.appendDecimal(number) }
  }

  mutating func appendDecimal(_ number: Int, then final: Unicode.Scalar) {
    append(atMost: ByteBuffer.longestNumber + 1) { $0.appendDecimal(number, then: final) }
  }

  mutating func appendSequence(_ parameter: Int, _ final: Unicode.Scalar) {
    append(atMost: ByteBuffer.longestNumber + 3) { $0.appendSequence(parameter, final) }
  }

  /// The number of digits of the largest number.
  private static let longestNumber = 19
}

/// Writes bytes into memory that is known to be large enough.
struct ByteWriter {
  private let base: UnsafeMutablePointer<UInt8>
  private(set) var end: Int

  /// The number of bytes behind the last one that may be written to.
  static let overhang = 8

  /// - Parameters:
  ///   - memory: The memory to write to, which is not empty.
  ///   - start: The index of the first byte to write.
  init(_ memory: UnsafeMutableBufferPointer<UInt8>, from start: Int) {
    guard let base = memory.baseAddress else { preconditionFailure("There is no memory.") }
    self.base = base
    end = start
  }

  mutating func append(_ byte: UInt8) {
    base[end] = byte
    end &+= 1
  }

  /// Appends the lowest `count` bytes of `word`, of which the first is the lowest, all at once.
  @inline(__always)
  mutating func append(_ word: UInt64, count: Int) {
    UnsafeMutableRawPointer(base + end).storeBytes(of: word.littleEndian, as: UInt64.self)
    end &+= count
  }

  /// Appends an ASCII character.
  mutating func append(ascii character: Unicode.Scalar) {
    append(UInt8(truncatingIfNeeded: character.value))
  }

  /// Appends the beginning of a control sequence.
  mutating func appendCSI() {
    append(0x5B1B, count: 2)
  }

  /// Appends an escape sequence of one character.
  mutating func appendEscape(_ final: Unicode.Scalar) {
    append(0x1B)
    append(ascii: final)
  }

  /// Appends `number`, which is not negative, in decimal digits.
  mutating func appendDecimal(_ number: Int) {
    if number < 1_000 { return append(ThreeDigits(number)) }
    appendDecimal(number / 1_000)
    append(ThreeDigits(number % 1_000).word, count: 3)
  }

  private mutating func append(_ digits: ThreeDigits) {
    append(digits.significant, count: digits.count)
  }

  /// Appends a semicolon and `number` in decimal digits.
  @inline(__always)
  mutating func appendParameter(_ number: UInt8) {
    append(ThreeDigits.parameters[Int(number)], count: number >= 100 ? 4 : number >= 10 ? 3 : 2)
  }

  /// Appends three parameters, each after a semicolon.
  mutating func appendParameters(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    appendParameter(first)
    appendParameter(second)
    appendParameter(third)
  }

  /// Appends `number` in decimal digits, and an ASCII character.
  mutating func appendDecimal(_ number: Int, then final: Unicode.Scalar) {
    appendDecimal(number)
    append(ascii: final)
  }

  /// Appends a control sequence with one parameter, which is left out if it is 1, the default.
  mutating func appendSequence(_ parameter: Int, _ final: Unicode.Scalar) {
    appendCSI()
    if parameter != 1 { appendDecimal(parameter) }
    append(ascii: final)
  }

  /// Removes the bytes in `range`, moving those behind it.
  mutating func remove(_ range: Range<Int>) {
    for index in range.upperBound..<end { base[index - range.count] = base[index] }
    end -= range.count
  }
}

/// A number below 1,000 as ASCII digits, with leading zeros.
private struct ThreeDigits {
  /// The digits, of which the first is in the lowest byte.
  let word: UInt64
  /// The number of digits without leading zeros.
  let count: Int

  /// The digits without leading zeros.
  var significant: UInt64 { word &>> UInt64(truncatingIfNeeded: 24 &- 8 &* count) }

  /// The numbers of a byte without leading zeros, each after a semicolon.
  static let parameters = (0..<256).map { (ThreeDigits($0).significant &<< 8) | 0x3B }

  init(_ number: Int) {
    // Multiplications in place of divisions by 100 and 10, which are exact up to 999 and 99.
    let number = UInt64(truncatingIfNeeded: number)
    let hundreds = (number &* 41) &>> 12
    let rest = number &- hundreds &* 100
    let tens = (rest &* 205) &>> 11
    let ones = rest &- tens &* 10
    word = 0x30_3030 | hundreds | (tens &<< 8) | (ones &<< 16)
    count = number >= 100 ? 3 : number >= 10 ? 2 : 1
  }
}
