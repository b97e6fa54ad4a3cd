// An edit must not cost the whole text. A string is edited in place, but a character is found in
// it only by counting from the start, and so the text is counted in blocks: how many characters
// and bytes each has. A block begins and ends between two characters, an edit counts only those
// that it reaches again, and a block of ASCII needs no counting at all. Where each character is a
// single scalar, as in most text, scalars are counted, which takes a tenth of the time.

/// The text of an editable text: a string whose characters have numbers.
package struct TextStorage: Sendable {
  /// The text.
  package private(set) var string: String
  /// The number of characters.
  package private(set) var count: Int
  /// The characters of the text in groups, in order.
  private var blocks: [Block]
  /// Where the block that was edited last begins; most reads are near it.
  private var lastEdit = BlockStart()

  package init(_ string: String) {
    var string = string
    string.makeContiguousUTF8()
    self.string = string
    blocks = Block.blocks(of: string[...])
    count = blocks.reduce(0) { $0 + $1.count }
  }

  package var isEmpty: Bool { count == 0 }

  // MARK: Reading

  /// Returns the characters in `range`.
  package subscript(range: Range<Int>) -> Substring {
    let offsets = utf8Offsets(of: range)
    return string[stringIndex(offsets.lowerBound)..<stringIndex(offsets.upperBound)]
  }

  /// Returns whether the characters in `range` are known to be ASCII.
  func isASCII(in range: Range<Int>) -> Bool {
    blocks(of: range, satisfy: \.isASCII)
  }

  /// Returns whether each character in `range` is known to be a single scalar.
  func hasSingleScalars(in range: Range<Int>) -> Bool {
    blocks(of: range, satisfy: \.hasSingleScalars)
  }

  /// Returns whether all blocks of the characters in `range` satisfy `predicate`.
  private func blocks(of range: Range<Int>, satisfy predicate: (Block) -> Bool) -> Bool {
    var start = start(of: range.lowerBound)
    while start.index < range.upperBound, let block = block(at: start) {
      if !predicate(block) { return false }
      start.skip(block)
    }
    return true
  }

  /// Returns a cursor before the character at `index`.
  package func cursor(at index: Int) -> TextStorageCursor {
    TextStorageCursor(self, at: index)
  }

  /// Returns the index of the last character before `end` that satisfies `predicate`.
  func lastIndex(before end: Int, where predicate: (Character) -> Bool) -> Int? {
    var cursor = cursor(at: end)
    while let element = cursor.previous() {
      if predicate(element.character) { return cursor.index }
    }
    return nil
  }

  /// Returns the index of the first character from `start` that satisfies `predicate`.
  func firstIndex(from start: Int, where predicate: (Character) -> Bool) -> Int? {
    var cursor = cursor(at: start)
    while let element = cursor.next() {
      if predicate(element.character) { return cursor.index - 1 }
    }
    return nil
  }

  /// Returns the index of the first character of the line that contains the character before
  /// `end`, unless that is a newline.
  func startOfLine(before end: Int) -> Int {
    let limit = utf8Offset(of: end)
    let newline = string.utf8.withContiguousStorageIfAvailable {
      $0[..<limit].lastIndex(of: TextStorage.newline)
    }
    return newline.flatMap { $0 }.map { index(fromUTF8Offset: $0 + 1) } ?? 0
  }

  /// Returns the index of the first newline from `start`, or of the end.
  func endOfLine(after start: Int) -> Int {
    let limit = utf8Offset(of: start)
    let newline = string.utf8.withContiguousStorageIfAvailable {
      $0[limit...].firstIndex(of: TextStorage.newline)
    }
    return newline.flatMap { $0 }.map(index(fromUTF8Offset:)) ?? count
  }

  /// A byte that is part of no other character.
  private static let newline = UInt8(ascii: "\n")

  /// Returns the index of the first character that begins at a byte from `offset` on.
  func index(fromUTF8Offset offset: Int) -> Int {
    let start = start(of: offset, \.utf8Offset)
    guard let block = block(at: start) else { return count }
    if block.isASCII { return start.index + offset - start.utf8Offset }
    if block.hasSingleScalars {
      let position = stringIndex(offset)
      let count = string.unicodeScalars.distance(
        from: stringIndex(start.utf8Offset), to: position)
      // The distance to a position within a scalar is that to the scalar's beginning.
      return start.index + count + (UTF8.isContinuation(string.utf8[position]) ? 1 : 0)
    }
    var (index, end) = (start.index, start.utf8Offset)
    for character in characters(at: start) {
      if end >= offset { break }
      end += character.utf8.count
      index += 1
    }
    return index
  }

  /// Returns which characters to replace, and by which text, so that this text becomes `new`.
  ///
  /// The first of them is one that both texts have, because what follows may join it.
  func change(to new: String) -> (range: Range<Int>, text: String) {
    let (old, new) = (string[...].bytes, new[...].bytes)
    let length = min(old.count, new.count)
    let prefix = (0..<length).first { old[$0] != new[$0] } ?? length
    let suffix =
      (0..<length - prefix).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
      ?? length - prefix
    let start = max(0, index(fromUTF8Offset: prefix) - 1)
    let range = start..<max(start, index(fromUTF8Offset: old.count - suffix))
    let offsets = utf8Offsets(of: range)
    let end = new.count - (old.count - offsets.upperBound)
    return (range, String(decoding: new[offsets.lowerBound..<end], as: UTF8.self))
  }

  // MARK: Editing

  /// Replaces the characters in `range` by the `newCount` characters of `new`. The clusters before
  /// and after must be the same as before next to the new ones.
  mutating func replaceSubrange(_ range: Range<Int>, with new: String, count newCount: Int) {
    var (first, last) = (start(of: range.lowerBound), start(of: range.upperBound))
    defer { lastEdit = first }
    let offsets = utf8Offsets(of: range)
    let (lower, upper) = (stringIndex(offsets.lowerBound), stringIndex(offsets.upperBound))
    let (removed, added) = (
      Block(string[lower..<upper], count: range.count), Block(new[...], count: newCount)
    )
    string.replaceSubrange(lower..<upper, with: new)
    // Text at the end of a block is counted with it.
    if first.block == blocks.count, let block = block(before: first) { first.unskip(block) }
    if let block = block(at: first), range.upperBound <= first.index + block.count,
      blocks[first.block].replace(removed, by: added)
    {
      count += newCount - range.count
      if blocks[first.block].count == 0 { blocks.remove(at: first.block) }
      return
    }
    if block(at: first)?.isSmall == true, let block = block(before: first) { first.unskip(block) }
    if let block = block(at: last) { last.skip(block) }
    let end = last.utf8Offset + added.utf8Count - removed.utf8Count
    let counted = Block.blocks(of: string[stringIndex(first.utf8Offset)..<stringIndex(end)])
    count = first.index + counted.reduce(0) { $0 + $1.count } + count - last.index
    blocks.replaceSubrange(first.block..<last.block, with: counted)
  }

  // MARK: Blocks

  /// Where a block begins.
  struct BlockStart {
    var block = 0
    var index = 0
    var utf8Offset = 0

    mutating func skip(_ next: Block) {
      block += 1
      index += next.count
      utf8Offset += next.utf8Count
    }

    mutating func unskip(_ last: Block) {
      block -= 1
      index -= last.count
      utf8Offset -= last.utf8Count
    }
  }

  /// Returns the start of the block that contains the character at `index`, or the end.
  func start(of index: Int) -> BlockStart {
    start(of: index, \.index)
  }

  /// Returns the start of the block that contains `position`, or the end.
  ///
  /// - Parameter offset: Returns where a block begins, in the unit of `position`.
  private func start(of position: Int, _ offset: (BlockStart) -> Int) -> BlockStart {
    var start = nearestStart(to: position, offset)
    while offset(start) > position, let block = block(before: start) { start.unskip(block) }
    while let block = block(at: start) {
      var next = start
      next.skip(block)
      if offset(next) > position { break }
      start = next
    }
    return start
  }

  /// Returns the start of the text, that of the last edit or the end, whichever is nearest to
  /// `position`.
  private func nearestStart(to position: Int, _ offset: (BlockStart) -> Int) -> BlockStart {
    let edit = offset(lastEdit)
    if position < edit / 2 { return BlockStart() }
    let end = BlockStart(block: blocks.count, index: count, utf8Offset: string.utf8.count)
    return position - edit < offset(end) - position ? lastEdit : end
  }

  /// Returns the block at `start`; `nil` at the end.
  func block(at start: BlockStart) -> Block? {
    start.block < blocks.count ? blocks[start.block] : nil
  }

  /// Returns the block before `start`; `nil` at the beginning.
  func block(before start: BlockStart) -> Block? {
    start.block > 0 ? blocks[start.block - 1] : nil
  }

  /// Returns the text of the block at `start`: a string of its own, because a substring makes sure
  /// at each step that it is between two characters, and looks back over all flags before.
  func characters(at start: BlockStart) -> String { String(slice(at: start)) }

  /// Returns the bytes of the block at `start`.
  func bytes(at start: BlockStart) -> [UInt8] { slice(at: start).bytes }

  private func slice(at start: BlockStart) -> Substring {
    let end = start.utf8Offset + blocks[start.block].utf8Count
    return string[stringIndex(start.utf8Offset)..<stringIndex(end)]
  }

  private func utf8Offset(of index: Int) -> Int {
    utf8Offsets(of: index..<index).lowerBound
  }

  private func utf8Offsets(of range: Range<Int>) -> Range<Int> {
    let start = start(of: range.lowerBound)
    guard let block = block(at: start) else { return string.utf8.count..<string.utf8.count }
    let (first, last) = (range.lowerBound - start.index, range.upperBound - start.index)
    // An end in another block is counted from the beginning of that.
    if last > block.count {
      return utf8Offset(of: range.lowerBound)..<utf8Offset(of: range.upperBound)
    }
    if block.isASCII { return start.utf8Offset + first..<start.utf8Offset + last }
    if block.hasSingleScalars {
      let scalars = string.unicodeScalars
      let lower = scalars.index(stringIndex(start.utf8Offset), offsetBy: first)
      return utf8Offset(at: lower)..<utf8Offset(at: scalars.index(lower, offsetBy: range.count))
    }
    let text = characters(at: start)
    let lower = text.index(text.startIndex, offsetBy: first)
    let upper = text.index(lower, offsetBy: range.count)
    let lowerOffset = start.utf8Offset + text.utf8.distance(from: text.startIndex, to: lower)
    return lowerOffset..<lowerOffset + text.utf8.distance(from: lower, to: upper)
  }

  private func stringIndex(_ utf8Offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: utf8Offset)
  }

  private func utf8Offset(at index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }
}
