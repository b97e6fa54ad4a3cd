import ComponentCore

/// The clusters that are too long to be stored in a cell.
struct ClusterPool: Sendable {
  private var clusters: [[UInt8]] = []
  private var indices: [[UInt8]: Int] = [:]
  /// The hyperlinks of glyphs, of which the first is number 1.
  private(set) var links = HyperlinkList()

  /// Whether the pool is to be emptied before it takes more clusters.
  var isFull: Bool { clusters.count >= 1 << 16 || links.isFull }

  /// Returns the glyphs of `string`. Adds clusters that are too long for a cell to the pool.
  mutating func glyphs(of string: String) -> [Glyph] {
    var glyphs: [Glyph] = []
    append(string, to: &glyphs)
    return glyphs
  }

  /// Appends the glyphs of `string` to `glyphs`. Adds clusters that are too long for a cell to the
  /// pool.
  mutating func append(_ string: String, to glyphs: inout [Glyph]) {
    if ClusterPool.appendASCII(string, to: &glyphs) { return }
    let text = Sanitizer.prefix(of: string)
    if ClusterPool.appendScalars(of: text, to: &glyphs) { return }
    for character in text {
      if let glyph = glyph(of: character) { glyphs.append(glyph) }
    }
  }

  /// Returns the glyph of a character of a single scalar, or `nil` if nothing of it is shown.
  mutating func glyph(of scalar: Unicode.Scalar) -> Glyph? {
    ClusterPool.code(ofPrinted: scalar, ScalarInfo(scalar)).map { Glyph($0) }
      ?? glyph(of: Character(scalar))
  }

  /// Returns the glyph of `character`, or `nil` if nothing of it is shown. Adds a cluster that is
  /// too long for a cell to the pool.
  mutating func glyph(of character: Character) -> Glyph? {
    if let code = ClusterPool.code(ofPrinted: character) { return Glyph(code) }
    guard let cluster = Sanitizer.cluster(of: character) else { return nil }
    return Glyph(
      code(
        of: Array(cluster.text.utf8), isWide: cluster.width == 2,
        hasAmbiguousWidth: cluster.hasAmbiguousWidth, isRightToLeft: cluster.isRightToLeft))
  }

  /// Returns the code of a scalar that is printed as it is, with its marks; `nil` for other
  /// characters, and for those that are too long for a cell.
  private static func code(ofPrinted character: Character) -> GlyphCode? {
    // Fewer marks fit into a cell than the sanitizer keeps.
    if character.utf8.count > GlyphCode.maxLength { return nil }
    var scalars = character.unicodeScalars.makeIterator()
    guard let base = scalars.next().map({ ScalarInfo($0) }), base.isPrinted else { return nil }
    var (isAmbiguous, isRightToLeft) = (base.hasAmbiguousWidth, base.isRightToLeft)
    var width = ClusterWidth()
    width.append(base)
    while let mark = scalars.next().map({ ScalarInfo($0) }) {
      guard mark.kind == .mark else { return nil }
      width.append(mark)
      isAmbiguous = isAmbiguous || mark.hasAmbiguousWidth || mark.width > 0
      isRightToLeft = isRightToLeft || mark.isRightToLeft
    }
    return GlyphCode(
      utf8: character.utf8, isWide: width.columns > 1, hasAmbiguousWidth: isAmbiguous,
      isRightToLeft: isRightToLeft)
  }

  /// Returns the code of a scalar that is printed as it is; `nil` for others.
  private static func code(ofPrinted scalar: Unicode.Scalar, _ info: ScalarInfo) -> GlyphCode? {
    guard info.isPrinted, let utf8 = UTF8.encode(scalar) else { return nil }
    return GlyphCode(
      utf8: utf8, isWide: info.width > 1, hasAmbiguousWidth: info.hasAmbiguousWidth,
      isRightToLeft: info.isRightToLeft)
  }

  /// Appends the glyphs of `text` if each of its scalars is a character that is printed as it is.
  ///
  /// - Returns: Whether that is so.
  private static func appendScalars(of text: String, to glyphs: inout [Glyph]) -> Bool {
    guard let first = text.unicodeScalars.first else { return true }
    let count = glyphs.count
    // Most letters are in the range of the one before.
    var range = ScalarRange(around: first)
    for scalar in text.unicodeScalars {
      if !range.contains(scalar) { range = ScalarRange(around: scalar) }
      guard !scalar.joinsNeighbors, let code = code(ofPrinted: scalar, range.info) else {
        glyphs.removeSubrange(count...)
        return false
      }
      glyphs.append(Glyph(code))
    }
    return true
  }

  /// Appends the glyphs of `string` if all of it is printable ASCII.
  ///
  /// - Returns: Whether it is.
  private static func appendASCII(_ string: String, to glyphs: inout [Glyph]) -> Bool {
    var string = string
    return string.withUTF8 { utf8 in
      for byte in utf8 where byte &- 0x20 >= 0x5F { return false }
      let (start, count) = (glyphs.count, min(utf8.count, Sanitizer.scalarLimit))
      glyphs += repeatElement(.blank, count: count)
      glyphs.withUnsafeMutableBufferPointer { glyphs in
        for index in 0..<count where utf8[index] != 0x20 {
          glyphs[start &+ index].code = GlyphCode(ascii: utf8[index]).bits
          glyphs[start &+ index].isSpace = false
        }
      }
      return true
    }
  }

  private mutating func code(
    of utf8: [UInt8], isWide: Bool, hasAmbiguousWidth: Bool, isRightToLeft: Bool
  ) -> GlyphCode {
    if let code = GlyphCode(
      utf8: utf8, isWide: isWide, hasAmbiguousWidth: hasAmbiguousWidth,
      isRightToLeft: isRightToLeft)
    {
      return code
    }
    return GlyphCode(
      poolIndex: index(of: utf8), isWide: isWide, hasAmbiguousWidth: hasAmbiguousWidth,
      isRightToLeft: isRightToLeft)
  }

  /// Returns the code of a cluster that has been sanitized before.
  ///
  /// - Parameter link: The destination of the hyperlink that it is a part of, if it is.
  mutating func code(
    ofSanitized text: String, isWide: Bool, hasAmbiguousWidth: Bool, isRightToLeft: Bool,
    link: String?
  ) -> GlyphCode {
    let code = code(
      of: Array(text.utf8), isWide: isWide, hasAmbiguousWidth: hasAmbiguousWidth,
      isRightToLeft: isRightToLeft)
    return link.flatMap { links.number(of: $0) }.map { linked(code, to: $0) } ?? code
  }

  /// Returns the index of a cluster in the pool, adding it if necessary.
  private mutating func index(of utf8: [UInt8]) -> Int {
    if let index = indices[utf8] { return index }
    clusters.append(utf8)
    indices[utf8] = clusters.count - 1
    return clusters.count - 1
  }

  /// Makes the glyphs from `start` on parts of a hyperlink, unless `url` is none.
  mutating func link(_ glyphs: inout [Glyph], from start: Int, to url: String) {
    guard let number = links.number(of: url) else { return }
    for index in start..<glyphs.count {
      glyphs[index].code = linked(GlyphCode(bits: glyphs[index].code), to: number).bits
    }
  }

  /// Returns `code` as a part of the hyperlink with `number`.
  private mutating func linked(_ code: GlyphCode, to number: Int) -> GlyphCode {
    if let linked = code.linked(to: number) { return linked }
    var utf8: [UInt8] = []
    write(code, to: &utf8)
    return GlyphCode(
      poolIndex: index(of: utf8), isWide: code.isWide, hasAmbiguousWidth: code.hasAmbiguousWidth,
      isRightToLeft: code.isRightToLeft, link: number)
  }

  /// The number of bytes of the UTF-8 of `code`.
  func length(of code: GlyphCode) -> Int {
    code.poolIndex.map { clusters[$0].count } ?? code.length
  }

  /// Appends the UTF-8 of `code`.
  func write(_ code: GlyphCode, to writer: inout ByteWriter) {
    if let index = code.poolIndex {
      for byte in clusters[index] { writer.append(byte) }
    } else {
      code.write(to: &writer)
    }
  }

  /// Returns the text of `code`, shortened so that no terminal takes more than `columns` for it.
  func text(of code: GlyphCode, fitting columns: Int) -> String {
    var bytes: [UInt8] = []
    write(code, to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let fitting = ClusterWidth.prefix(of: text, fitting: columns)
    return fitting.isEmpty ? "\u{FFFD}" : fitting
  }

  /// Appends the UTF-8 of `code`.
  func write(_ code: GlyphCode, to bytes: inout [UInt8]) {
    if let index = code.poolIndex {
      bytes += clusters[index]
    } else {
      code.write(to: &bytes)
    }
  }
}

extension Glyph {
  init(_ code: GlyphCode) {
    self.init(code: code.bits, width: code.isWide ? 2 : 1, isSpace: code == .blank)
  }
}
