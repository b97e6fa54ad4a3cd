import Components

/// The clusters that are too long to be stored in a cell.
struct ClusterPool: Sendable {
  private var clusters: [[UInt8]] = []
  private var indices: [[UInt8]: Int] = [:]

  /// Whether the pool is to be emptied before it takes more clusters.
  var isFull: Bool { clusters.count >= 1 << 16 }

  /// Returns the glyphs of `string`. Adds clusters that are too long for a cell to the pool.
  mutating func glyphs(of string: String) -> [Glyph] {
    if let glyphs = ClusterPool.asciiGlyphs(of: string) { return glyphs }
    var glyphs: [Glyph] = []
    for character in String(string.unicodeScalars.prefix(Sanitizer.scalarLimit)) {
      guard let cluster = Sanitizer.cluster(of: character) else { continue }
      glyphs.append(Glyph(code(of: cluster)))
    }
    return glyphs
  }

  /// Returns the glyphs of `string` if all of it is printable ASCII, otherwise `nil`.
  private static func asciiGlyphs(of string: String) -> [Glyph]? {
    var string = string
    return string.withUTF8 { utf8 in
      guard utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      return utf8.prefix(Sanitizer.scalarLimit).map { Glyph(GlyphCode(ascii: $0)) }
    }
  }

  private mutating func code(of cluster: Sanitizer.Cluster) -> GlyphCode {
    let utf8 = Array(cluster.text.utf8)
    let isWide = cluster.width == 2
    if let code = GlyphCode(
      utf8: utf8, isWide: isWide, hasAmbiguousWidth: cluster.hasAmbiguousWidth)
    {
      return code
    }
    let index = indices[utf8] ?? clusters.count
    if index == clusters.count {
      clusters.append(utf8)
      indices[utf8] = index
    }
    return GlyphCode(poolIndex: index, isWide: isWide, hasAmbiguousWidth: cluster.hasAmbiguousWidth)
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
