import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct CellRunTests {
  /// Returns the runs of `columns`, each as its first column and its text, in a row in which
  /// capital letters are red, digits are on blue, and the rest is in the default style.
  private func runs(_ text: String, _ columns: Range<Int>...) -> [String] {
    let cells = text.unicodeScalars.map { scalar in
      let attributes =
        ("A"..."Z").contains(scalar)
        ? Attributes(foreground: .red)
        : ("0"..."9").contains(scalar) ? Attributes(background: .blue) : Attributes()
      return GridCell(glyph: GlyphCode(ascii: UInt8(scalar.value)), style: CellStyle(attributes))
    }
    var runs: [CellRun] = []
    let canMove = cells.withUnsafeBufferPointer { row in
      columns.allSatisfy { CellRun.append($0, of: row, 0, to: &runs) }
    }
    #expect(canMove)
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

  @Test func stopsAtHyperlinks() {
    let glyph = GlyphCode(poolIndex: 0, isWide: false, hasAmbiguousWidth: false, link: 1)
    var runs: [CellRun] = []
    let canMove = [GridCell(glyph: glyph)].withUnsafeBufferPointer { row in
      CellRun.append(0..<1, of: row, 0, to: &runs)
    }
    #expect(!canMove)
  }
}
