import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct ClusterWidthTests {
  @Test(arguments: ClusterVector.all)
  func matchesMostTerminals(vector: ClusterVector) {
    let width = vector.text.reduce(0) { sum, character in
      var width = ClusterWidth()
      for scalar in character.unicodeScalars { width.append(ScalarInfo(scalar)) }
      return sum + width.columns
    }
    #expect(width == vector.width)
  }

  @Test(arguments: ClusterVector.all.filter { $0.class == "risky" })
  func flagsWidthsThatTerminalsDisagreeAbout(vector: ClusterVector) {
    let clusters = vector.text.compactMap { Sanitizer.cluster(of: $0) }
    // A cluster that is dropped or replaced needs no flag.
    let isShown = clusters.map(\.text).joined() == vector.text
    #expect(!isShown || clusters.count > 1 || clusters.contains(where: \.hasAmbiguousWidth))
  }

  @Test(arguments: ClusterVector.all.filter { $0.class == "safe" })
  func doesNotFlagWidthsThatTerminalsAgreeAbout(vector: ClusterVector) {
    #expect(
      vector.text.count > 1 || ClusterVector.careful.contains(vector.name)
        || Sanitizer.cluster(of: Character(vector.text))?.hasAmbiguousWidth != true)
  }
}

extension ClusterWidthTests {
  @Test(
    arguments: [
      ("👩‍👩‍👧‍👦", 8, "👩‍👩‍👧‍👦"), ("👩‍👩‍👧‍👦", 7, "👩‍👩‍👧"), ("👩‍👩‍👧‍👦", 2, "👩"), ("❤️", 2, "❤️"), ("❤️", 1, "❤"),
      ("1️⃣", 2, "1️⃣"), ("🇩🇪", 4, "🇩🇪"), ("🇩🇪", 3, "🇩"), ("☰", 1, ""), ("e\u{301}", 1, "e\u{301}"),
    ])
  func shortensToWhatNoTerminalShowsWider(text: String, columns: Int, prefix: String) {
    let scalars = Array(ClusterWidth.prefix(of: text, fitting: columns).unicodeScalars)
    #expect(scalars == Array(prefix.unicodeScalars))
  }

  @Test(
    arguments: [
      "☰", "\u{2637}", "\u{268A}", "\u{268F}", "\u{4DC0}", "❤️", "1️⃣", "🤩", "🫠", "\u{1F6D8}",
    ])
  func flagsWidthsThatHaveChanged(text: String) {
    #expect(Sanitizer.cluster(of: Character(text))?.hasAmbiguousWidth == true)
  }
}

extension ClusterVector {
  /// Clusters of certain width that are flagged because they are written from right to left or
  /// contain a selector that some terminals do not support.
  fileprivate static let careful: Set = [
    "ARABIC LETTER AIN", "HEBREW LETTER ALEF",
    "HEBREW LETTER BET + HEBREW POINT QAMATS + HEBREW POINT DAGESH OR MAPIQ",
    "ARABIC LIGATURE BISMILLAH AR-RAHMAN AR-RAHEEM", "WAVY DASH + VARIATION SELECTOR-16",
  ]
}
