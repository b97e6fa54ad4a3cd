import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct GlyphCodeTests {
  @Test(arguments: ["a", "é", "─", "界", "👍"])
  func storesShortClustersInline(text: String) {
    var bytes: [UInt8] = []
    GlyphCode(utf8: Array(text.utf8), isWide: false, hasAmbiguousWidth: false)?.write(to: &bytes)
    #expect(bytes == Array(text.utf8))
  }
}
