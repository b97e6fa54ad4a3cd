import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct CellRunTests {
  /// Returns the runs of `columns`, each as its first column and its text, in a row in which
  /// capital letters are red, digits are on blue, and the rest is in the default style.
  ///
  /// - Parameter link: The columns of a hyperlink.
  private func runs(
    _ text: String, link: Range<Int> = 0..<0, _ columns: Range<Int>...
  ) -> [String] {
    let cells = text.unicodeScalars.enumerated().map { x, scalar in
      let attributes =
        ("A"..."Z").contains(scalar)
        ? Attributes(foreground: .red)
        : ("0"..."9").contains(scalar) ? Attributes(background: .blue) : Attributes()
      let glyph = GlyphCode(ascii: UInt8(scalar.value))
      return GridCell(
        glyph: link.contains(x) ? glyph.linked(to: 1) ?? glyph : glyph,
        style: CellStyle(attributes))
    }
    var runs: [CellRun] = []
    cells.withUnsafeBufferPointer { row in
      for columns in columns { CellRun.append(columns, of: row, 0, to: &runs) }
    }
    return runs.map { run in
      let characters = Array(text)[run.columns]
      return "\(run.columns.lowerBound)\(run.isBlank ? "?" : "") \(String(characters))"
    }
  }

  @Test func hasOneStyle() {
    #expect(runs("abABab", 0..<6) == ["0 ab", "2 AB", "4 ab"])
    #expect(runs("ab12", 1..<4) == ["1 b", "2 12"])
  }

  @Test func takesBlanksIntoTheStyleOfTheirNeighbors() {
    #expect(runs("A b C", 0..<5) == ["0 A ", "2 b ", "4 C"])
    #expect(runs("  AB", 0..<4) == ["0   AB"])
    #expect(runs("   ", 0..<3) == ["0?    "])
    #expect(runs("1 2", 0..<3) == ["0 1", "1?  ", "2 2"])
  }

  @Test func joinsChangesWithFewCellsBetweenThem() {
    #expect(runs("ab cd ef", 0..<2, 3..<5, 6..<8) == ["0 ab cd ef"])
    #expect(runs("ab12cd", 0..<2, 4..<6) == ["0 ab", "4 cd"])
    #expect(runs("ab    cd", 0..<2, 6..<8) == ["0 ab    cd"])
    #expect(runs("ab     cd", 0..<2, 7..<9) == ["0 ab", "7 cd"])
    #expect(runs("AB  cd", 0..<2, 4..<6) == ["0 AB", "4 cd"])
  }

  @Test func keepsAHyperlinkTogether() {
    #expect(runs("ABcdEF", link: 1..<5, 0..<6) == ["0 ABcdEF"])
    #expect(runs("aBcD e", link: 1..<4, 0..<6) == ["0 a", "1 BcD ", "5 e"])
    #expect(runs("abCDef", link: 0..<6, 0..<2, 4..<6) == ["0 abCDef"])
    #expect(runs("abCDef", link: 2..<4, 0..<2, 4..<6) == ["0 ab", "4 ef"])
  }
}
