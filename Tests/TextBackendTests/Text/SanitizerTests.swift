import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct SanitizerTests {
  private func shown(_ text: String) -> (text: String, width: Int) {
    let clusters = text.compactMap { Sanitizer.cluster(of: $0) }
    return (clusters.map(\.text).joined(), clusters.map(\.width).reduce(0, +))
  }

  @Test(arguments: HostileTitle.all.filter { !$0.truncated })
  func rendersHostileTitlesHarmless(title: HostileTitle) {
    let shown = shown(title.text)
    #expect(Array(shown.text.unicodeScalars) == Array(title.visible.unicodeScalars))
    #expect(shown.width == title.width)
  }

  @Test func passesNoControlScalars() {
    let harmful = Unicode.Scalar.boundaries.filter { scalar in
      Sanitizer.cluster(of: Character(scalar))?.text.unicodeScalars.contains { shown in
        switch shown.properties.generalCategory {
        case .control, .surrogate, .privateUse, .lineSeparator, .paragraphSeparator: true
        default: (0x202A...0x202E).contains(shown.value) || (0x2066...0x2069).contains(shown.value)
        }
      } ?? false
    }
    #expect(harmful == [])
  }

  @Test func clustersAreOneOrTwoColumnsWide() {
    let odd = Unicode.Scalar.boundaries.filter { scalar in
      let width = Sanitizer.cluster(of: Character(scalar))?.width ?? 1
      return width < 1 || width > 2
    }
    #expect(odd == [])
  }
}

extension Unicode.Scalar {
  /// The first and last scalar of every range of the table; the scalars between have the same
  /// properties.
  fileprivate static var boundaries: [Unicode.Scalar] {
    ScalarTable.ranges.flatMap { [$0 >> 9, ($0 >> 9) &- 1] }.compactMap(Unicode.Scalar.init)
  }
}
