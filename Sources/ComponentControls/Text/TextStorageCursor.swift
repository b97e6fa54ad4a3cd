/// A position between two characters of a text, which moves in both directions.
///
/// It keeps the characters of one block, so that a step is as quick as one in an array.
package struct TextStorageCursor {
  /// A character, which most are without the cost of a `Character`.
  package enum Element {
    case ascii(UInt8)
    case other(Character)

    package var character: Character {
      switch self {
      case .ascii(let byte): Character(Unicode.Scalar(byte))
      case .other(let character): character
      }
    }
  }

  private let text: TextStorage
  /// The index of the next character.
  package private(set) var index: Int
  /// The block of the characters that are kept.
  private var start: TextStorage.BlockStart
  private var characters: [Character] = []
  /// The bytes of the block, in place of its characters, if all are ASCII.
  private var bytes: [UInt8] = []
  private var count = 0
  /// The number of characters of the block before the cursor.
  private var offset: Int

  init(_ text: TextStorage, at index: Int) {
    self.text = text
    self.index = index
    start = text.start(of: index)
    offset = index - start.index
    readBlock()
  }

  /// Moves past the next character and returns it; `nil` at the end.
  package mutating func next() -> Element? {
    if offset == count {
      guard let block = text.block(at: start) else { return nil }
      start.skip(block)
      offset = 0
      readBlock()
      if count == 0 { return nil }
    }
    defer {
      offset += 1
      index += 1
    }
    return element(at: offset)
  }

  /// Moves before the previous character and returns it; `nil` at the beginning.
  package mutating func previous() -> Element? {
    if offset == 0 {
      guard let block = text.block(before: start) else { return nil }
      start.unskip(block)
      offset = block.count
      readBlock()
    }
    offset -= 1
    index -= 1
    return element(at: offset)
  }

  private func element(at offset: Int) -> Element {
    if !bytes.isEmpty { return .ascii(bytes[offset]) }
    return characters[offset].asciiValue.map { .ascii($0) } ?? .other(characters[offset])
  }

  private mutating func readBlock() {
    guard let block = text.block(at: start) else {
      count = 0
      return
    }
    count = block.count
    bytes = block.isASCII ? text.bytes(at: start) : []
    characters.removeAll(keepingCapacity: true)
    if block.isASCII { return }
    // An array of a string counts the characters before it copies them.
    characters.reserveCapacity(count)
    for character in text.characters(at: start) { characters.append(character) }
  }
}
