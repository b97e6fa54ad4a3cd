extension TextStorage {
  /// Some characters of a text that follow each other.
  struct Block: Sendable {
    /// The number of characters.
    private(set) var count = 0
    /// The number of Unicode scalars.
    private(set) var scalarCount = 0
    /// The number of bytes.
    private(set) var utf8Count = 0

    /// Whether each character is an ASCII character: no other has one byte.
    var isASCII: Bool { count == utf8Count }
    /// Whether each character is a single Unicode scalar.
    var hasSingleScalars: Bool { count == scalarCount }
    /// Whether the next block is better counted with this one.
    var isSmall: Bool {
      count < Block.maxOtherCount / 2 && utf8Count < Block.maxOtherUTF8Count / 2
    }

    /// The number of characters in a block of ASCII, of which each is found at once.
    static let maxASCIICount = 4_096
    /// The number of characters in another block, in which a character is found by counting.
    private static let maxOtherCount = 32
    /// The number of bytes in such a block: a single emoji may be of seven scalars.
    private static let maxOtherUTF8Count = 128

    /// Takes over that a part of the block is replaced by other text; returns `false`, and does
    /// nothing, if its characters have to be counted again: if it would be more than twice as
    /// large as a new block, or would be no block of ASCII any more.
    mutating func replace(_ old: Block, by new: Block) -> Bool {
      var result = self
      result.count += new.count - old.count
      result.scalarCount += new.scalarCount - old.scalarCount
      result.utf8Count += new.utf8Count - old.utf8Count
      let fits =
        isASCII
        ? result.isASCII && result.count <= 2 * Block.maxASCIICount
        : result.count <= 2 * Block.maxOtherCount
          && result.utf8Count <= 2 * Block.maxOtherUTF8Count
      if fits { self = result }
      return fits
    }

    /// Returns the blocks of `text`, which begins and ends between characters.
    ///
    /// Two characters of ASCII never join, as the text has no carriage returns, and so a block may
    /// end between them.
    static func blocks(of text: Substring) -> [Block] {
      let bytes = text.bytes
      var (blocks, start) = ([Block](), 0)
      while start < bytes.count {
        var end = start
        let limit = min(start + maxASCIICount, bytes.count)
        while end < limit, bytes[end] < 0x80 { end += 1 }
        // What is not ASCII may join the character before it.
        if end < bytes.count, bytes[end] >= 0x80 { end -= 1 }
        if end > start {
          let count = end - start
          blocks.append(Block(count: count, scalarCount: count, utf8Count: count))
        } else {
          end = endOfOthers(in: bytes, from: start)
          append(String(text.utf8Range(start..<end)), to: &blocks)
        }
        start = end
      }
      return blocks
    }

    /// Returns the next place between two characters of ASCII.
    private static func endOfOthers(in bytes: [UInt8], from start: Int) -> Int {
      var end = min(start + maxOtherCount / 2, bytes.count)
      while end < bytes.count, bytes[end - 1] >= 0x80 || bytes[end] >= 0x80 { end += 1 }
      return end
    }

    /// Counts the characters of `text`.
    private static func append(_ text: String, to blocks: inout [Block]) {
      var block = Block()
      for character in text {
        block.count += 1
        for byte in character.utf8 {
          if !UTF8.isContinuation(byte) { block.scalarCount += 1 }
          block.utf8Count += 1
        }
        if block.count < maxOtherCount, block.utf8Count < maxOtherUTF8Count { continue }
        blocks.append(block)
        block = Block()
      }
      if block.count > 0 { blocks.append(block) }
    }
  }
}

extension TextStorage.Block {
  /// Creates the block of `text`, which has `count` characters.
  init(_ text: Substring, count: Int) {
    let utf8Count = text.utf8.count
    let scalarCount =
      count == utf8Count ? count : text.bytes.count { !UTF8.isContinuation($0) }
    self.init(count: count, scalarCount: scalarCount, utf8Count: utf8Count)
  }
}

extension Substring {
  /// The UTF-8 of this string, copied at once.
  var bytes: [UInt8] { utf8.withContiguousStorageIfAvailable { Array($0) } ?? Array(utf8) }

  /// Returns the part of this string at some offsets in its bytes.
  fileprivate func utf8Range(_ range: Range<Int>) -> Substring {
    self[
      utf8.index(
        startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)
    ]
  }
}
