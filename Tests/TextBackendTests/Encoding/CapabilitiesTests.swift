import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct CapabilitiesTests {
  private let line = GlyphCode(utf8: Array("─".utf8), isWide: false, hasAmbiguousWidth: false)
  private let wide = GlyphCode(utf8: Array("界".utf8), isWide: true, hasAmbiguousWidth: false)
  private let emoji = GlyphCode(utf8: Array("❤️".utf8), isWide: false, hasAmbiguousWidth: true)

  private func allowed(_ repetition: Capabilities.Repetition) throws -> [Bool] {
    try [GlyphCode(ascii: 0x2D), .blank, #require(line), #require(wide), #require(emoji)]
      .map { repetition.allows($0) }
  }

  @Test func repeatsTheGlyphsThatTheTerminalCan() throws {
    #expect(try allowed(.none) == [false, false, false, false, false])
    #expect(try allowed(.ascii) == [true, true, false, false, false])
    #expect(try allowed(.all) == [true, true, true, false, false])
  }
}
