/// A position between two characters of a text, which moves in both directions.
///
/// It keeps the text of one block, so that a step is as quick as one in a string.
package struct TextStorageCursor {
  /// A character, which most are without the cost of a `Character`.
  package enum Element {
    /// A character of a single scalar.
    case scalar(Unicode.Scalar)
    /// A character of more scalars.
    case cluster(Character)

    package var character: Character {
      switch self {
      case .scalar(let scalar): Character(scalar)
      case .cluster(let character): character
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
  /// The characters of the block, if all are ASCII.
  private var bytes: [UInt8] = []
  /// The characters of another block, if each is a single scalar.
  private var scalars: [Unicode.Scalar] = []
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
    if offset == count, !skipBlock() { return nil }
    defer {
      offset += 1
      index += 1
    }
    return bytes.isEmpty ? nextOther() : .scalar(Unicode.Scalar(bytes[offset]))
  }

  /// Moves to the next block; returns `false` at the end.
  private mutating func skipBlock() -> Bool {
    guard let block = text.block(at: start) else { return false }
    start.skip(block)
    offset = 0
    readBlock()
    return count > 0
  }

  /// Moves past the next character of a block that is not all ASCII.
  private mutating func nextOther() -> Element {
    if !scalars.isEmpty { return .scalar(scalars[offset]) }
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
    if !bytes.isEmpty { return .scalar(Unicode.Scalar(bytes[offset])) }
    if !scalars.isEmpty { return .scalar(scalars[offset]) }
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
    scalars = []
    if block.isASCII { return }
    others = text.characters(at: start)
    if block.hasSingleScalars {
      scalars = Array(others.unicodeScalars)
    } else {
      position =
        offset == count ? others.endIndex : others.index(others.startIndex, offsetBy: offset)
    }
  }
}

extension TextStorageCursor.Element {
  fileprivate init(_ character: Character) {
    var scalars = character.unicodeScalars.makeIterator()
    if let scalar = scalars.next(), scalars.next() == nil {
      self = .scalar(scalar)
    } else {
      self = .cluster(character)
    }
  }
}
