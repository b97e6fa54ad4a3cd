import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct ScalarInfoTests {
  @Test(
    arguments: [
      (0x61, .plain, 1), (0x754C, .plain, 2), (0x0, .control, 0), (0x1F, .control, 0),
      (0x7F, .control, 0), (0x85, .blank, 0), (0x9B, .replaced, 0), (0xAD, .dropped, 0),
      (0x301, .mark, 0), (0x94D, .linker, 0), (0x200D, .joiner, 0), (0x200C, .nonJoiner, 0),
      (0xFE0F, .emojiSelector, 0), (0x1F1E6, .regionalIndicator, 2), (0x1F600, .pictograph, 2),
      (0x1F3FB, .modifier, 2), (0xE0061, .tag, 0), (0x1161, .jamoTail, 0), (0x10FFFF, .replaced, 1),
    ] as [(UInt32, ScalarInfo.Kind, Int)])
  func classifiesScalars(value: UInt32, kind: ScalarInfo.Kind, width: Int) throws {
    let info = ScalarInfo(try #require(Unicode.Scalar(value)))
    #expect(info.kind == kind)
    #expect(info.width == width)
  }

  @Test func flagsEmojiBasesAndAmbiguousWidths() {
    #expect(ScalarInfo("❤").isEmojiBase)
    #expect(!ScalarInfo("a").isEmojiBase)
    #expect(ScalarInfo("א").isRightToLeft)
    #expect(!ScalarInfo("a").isRightToLeft)
    #expect(!ScalarInfo("a").hasAmbiguousWidth)
  }

  @Test func rangesHaveTheScalarsOfTheTable() throws {
    let starts = ScalarTable.ranges.map { $0 >> 9 } + [0x11_0000]
    for (start, end) in zip(starts, starts.dropFirst()) {
      // Surrogates are no scalars.
      guard let first = Unicode.Scalar(start), let last = Unicode.Scalar(end - 1) else { continue }
      let range = ScalarRange(around: first)
      #expect(range.contains(first) && range.contains(last))
      #expect(range.info == ScalarInfo(last))
      if let next = Unicode.Scalar(end) { #expect(!range.contains(next)) }
      if let scalar = Unicode.Scalar(start &- 1) { #expect(!range.contains(scalar)) }
    }
  }

  /// Text is shaped by scalars if each of them is a character, whatever is beside it.
  @Test func printedScalarsAreCharacters() {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      ScalarInfo($0).isPrinted && !$0.joinsNeighbors
    }
    #expect(scalars.count > 150_000)
    func isEachACharacter(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
      String(String.UnicodeScalarView(scalars)).count == scalars.count
    }
    let neighbors: [Unicode.Scalar] = ["a", "界", "ع", "क", "ก", "가", "각", "👩", "©"]
    for first in stride(from: 0, to: scalars.count, by: 1_000) {
      let part = scalars[first..<min(first + 1_001, scalars.count)]
      #expect(isEachACharacter(part), "from \(first)")
      #expect(isEachACharacter(part.reversed()), "back to \(first)")
      for neighbor in neighbors {
        #expect(isEachACharacter(part.flatMap { [$0, $0, neighbor] }), "\(neighbor) from \(first)")
      }
    }
  }
}
