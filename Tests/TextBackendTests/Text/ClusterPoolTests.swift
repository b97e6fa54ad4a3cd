import Components
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct ClusterPoolTests {
  @Test func storesLongClustersInThePool() {
    var pool = ClusterPool()
    let family = "👩‍👩‍👧‍👦"
    let glyphs = pool.glyphs(of: family + family)
    #expect(glyphs.count == 2)
    #expect(glyphs[0] == glyphs[1])
    var bytes: [UInt8] = []
    pool.write(GlyphCode(bits: glyphs[0].code), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == family)
  }

  @Test func encodesEveryKindOfSpaceAsBlank() {
    var pool = ClusterPool()
    #expect(pool.glyphs(of: " ") == [.blank])
    #expect(pool.glyphs(of: "é\t")[1] == .blank)
    #expect(pool.glyphs(of: "\u{2028}") == [.blank])
  }

  /// Returns what the glyphs of `text` show.
  private func clusters(of text: String) -> [Sanitizer.Cluster] {
    var pool = ClusterPool()
    return pool.glyphs(of: text).map { glyph in
      let code = GlyphCode(bits: glyph.code)
      var utf8: [UInt8] = []
      pool.write(code, to: &utf8)
      return Sanitizer.Cluster(
        text: String(decoding: utf8, as: UTF8.self), width: Int(glyph.width),
        hasAmbiguousWidth: code.hasAmbiguousWidth, isRightToLeft: code.isRightToLeft)
    }
  }

  /// The scalars at both ends of each range of the table.
  private let scalars: [Unicode.Scalar] = {
    let starts = ScalarTable.ranges.map { $0 >> 9 }
    let ends = starts.dropFirst().map { $0 - 1 } + [0x10FFFF]
    return (starts + ends).compactMap(Unicode.Scalar.init)
  }()

  /// Most characters pass without the sanitizer, and come out as it would leave them.
  @Test func agreesWithTheSanitizer() {
    for scalar in scalars {
      let expected = [Sanitizer.cluster(of: Character(scalar))].compactMap { $0 }
      #expect(clusters(of: String(scalar)) == expected, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func agreesWithTheSanitizerAboutMarks(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let marks = scalars.filter { [.mark, .linker, .joiner].contains(ScalarInfo($0).kind) }
    for _ in 0..<300 {
      var text = String.UnicodeScalarView()
      text.append(scalars.randomElement(using: &random) ?? "a")
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        text.append(marks.randomElement(using: &random) ?? "\u{301}")
      }
      let expected = String(text).compactMap { Sanitizer.cluster(of: $0) }
      #expect(clusters(of: String(text)) == expected, "\(text.map(\.value))")
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func shapesTextLikeItsCharacters(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let pieces = [
      "a", " ", "é", "e\u{301}", "\u{301}", "Привет", "界", "ｶﾞ", "กำ", "\u{600}1", "ᄀ가", "각", "❤",
      "❤\u{FE0F}", "👩", "👩\u{200D}🚀", "🇩", "\u{AD}", "\n", "\u{202E}", "क\u{94D}ष", "שלום",
    ]
    for _ in 0..<100 {
      let text = (0..<Int.random(in: 0...8, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      var pool = ClusterPool()
      let characters = text.compactMap { pool.glyph(of: $0) }
      #expect(pool.glyphs(of: text) == characters, "\(text.unicodeScalars.map(\.value))")
    }
  }
}
