/// A position between two characters of a text, which moves in both directions.
///
/// It keeps the text of one block, so that a step is as quick as one in a string.
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
  /// The block that contains the next character.
  private var start: TextStorage.BlockStart
  private var count = 0
  /// The number of characters of the block before the cursor.
  private var offset: Int
  /// The bytes of the block, if all are ASCII.
  private var bytes: [UInt8] = []
  /// The text of any other block, and the place of the cursor in it.
  private var others = ""
  private var position = "".startIndex

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
    if !bytes.isEmpty { return .ascii(bytes[offset]) }
    defer { position = others.index(after: position) }
    return Element(others[position])
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
    if !bytes.isEmpty { return .ascii(bytes[offset]) }
    position = others.index(before: position)
    return Element(others[position])
  }

  private mutating func readBlock() {
    guard let block = text.block(at: start) else {
      count = 0
      return
    }
    count = block.count
    bytes = block.isASCII ? text.bytes(at: start) : []
    if block.isASCII { return }
    others = text.characters(at: start)
    position =
      offset == count
      ? others.endIndex : others.index(others.startIndex, offsetBy: offset)
  }
}

extension TextStorageCursor.Element {
  /// Creates the form of `character` that costs least.
  fileprivate init(_ character: Character) {
    // Only ASCII characters have one byte.
    if character.utf8.count == 1, let byte = character.utf8.first {
      self = .ascii(byte)
    } else {
      self = .other(character)
    }
  }
}
