import Components
import SignalsTesting
import TestSupport
import Testing

@testable import Terminal

/// Laws of the decoder for arbitrary input.
@Suite(.watchdog) struct InputDecoderLawTests {
  /// Bytes of which many are parts of sequences.
  private static let alphabet =
    Array("\u{1B}\u{1B}\u{1B}[]OPX^_<>?;:0123456789$MmuRA~\u{07}\\aé界".utf8)
    + [0x03, 0x18, 0x9B, 0xFF, 0x80]

  private func decode(_ pieces: [ArraySlice<UInt8>]) -> [Input] {
    var decoder = InputDecoder()
    return pieces.flatMap { decoder.decode($0) } + decoder.flush()
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func decodesRandomBytesTheSameInAnyPieces(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let all = Array(0...255) as [UInt8]
    let alphabet = seed.isMultiple(of: 2) ? all : InputDecoderLawTests.alphabet
    let bytes = (0..<5_000).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Int.random(in: 1...20, using: &random))
      pieces.append(bytes[start..<end])
      start = end
    }
    let expected = decode([bytes[...]])
    #expect(decode(pieces) == expected, "seed \(seed)")
    #expect(decode(bytes.indices.map { bytes[$0...$0] }) == expected, "seed \(seed)")
  }

  /// Quadratic work or recursion would not end in time, or overflow the stack.
  @Test(arguments: [
    "␛", "␛[", "␛[1;", "␛O", "␛O5", "␛]1", "␛P", "␛X␛", "␛[M", "a", "1", "é", "␛[200~",
  ])
  func decodesFloods(unit: String) {
    let unit = Array(unit.controls.utf8)
    var decoder = InputDecoder()
    for _ in 0..<10 { _ = decoder.decode((0..<2_000).flatMap { _ in unit }) }
    _ = decoder.decode((0..<80_000 / unit.count).flatMap { _ in unit })
    let rest = Array(repeating: UInt8(ascii: "1"), count: 40_000)
    #expect(decoder.decode(unit + rest).count <= rest.count + 2)
  }

  // MARK: Strings

  private static let strings = ["␛]52;c;", "␛]", "␛P1$r", "␛P", "␛_Gi=1;", "␛_", "␛^", "␛X"]

  @Test(arguments: strings)
  func swallowsLongStrings(introducer: String) {
    for length in [4_090, 4_095, 4_096, 4_097, 10_000, 300_000] {
      let payload = Array(repeating: UInt8(ascii: "q"), count: length)
      let bytes = Array(introducer.controls.utf8) + payload + Array("\u{1B}\\x".utf8)
      #expect(decode([bytes[...]]) == [.event(.key(KeyPress("x")))], "\(length)")
      let pieces = stride(from: 0, to: bytes.count, by: 1_000).map {
        bytes[$0..<min($0 + 1_000, bytes.count)]
      }
      #expect(decode(pieces) == [.event(.key(KeyPress("x")))], "\(length) in pieces")
    }
  }

  @Test(arguments: strings)
  func swallowsStringsWithPauses(introducer: String) {
    let bytes = Array((introducer + "qqqq␛\\x").controls.utf8)
    for first in 3..<bytes.count - 1 {
      for second in first..<bytes.count - 1 {
        var decoder = InputDecoder()
        var inputs: [Input] = []
        for piece in [bytes[..<first], bytes[first..<second], bytes[second...]] {
          inputs += decoder.decode(piece) + decoder.flush() + decoder.flush()
        }
        #expect(inputs == [.event(.key(KeyPress("x")))], "pauses at \(first) and \(second)")
      }
    }
  }

  @Test(arguments: ["␛[1;5A", "␛[?62;22c", "␛[<35;10;10M", "␛[M !!", "␛[[A", "␛O5A"])
  func typesNothingAfterAPauseInASequence(sequence: String) {
    let bytes = Array((sequence + "x").controls.utf8)
    for index in 3..<bytes.count - 1 {
      var decoder = InputDecoder()
      let inputs =
        decoder.decode(bytes[..<index]) + decoder.flush() + decoder.decode(bytes[index...])
      #expect(inputs == decode([bytes[...]]), "a pause at \(index)")
    }
  }

  @Test(arguments: [
    "␛]11;rgb:0000/0000/0000␛\\", "␛]4;1;rgb:0/0/0␇", "␛P>|kitty(0.26.5)␛\\", "␛P0$r0m␛\\",
    "␛_Gi=1;OK␛\\", "␛[?62;22c", "␛[?2026;2$y", "␛[<35;10;10M",
  ])
  func recognizesAReportAfterItsEscape(report: String) {
    let bytes = Array(report.controls.utf8)
    for index in 1...2 {
      var decoder = InputDecoder()
      _ = decoder.decode(bytes[..<index])
      #expect(decoder.flush().count == 1)
      let inputs = decoder.decode(bytes[index...]) + decoder.decode("x".utf8)
      #expect(inputs == decode([bytes[...]]) + [.event(.key(KeyPress("x")))])
    }
  }

  @Test(arguments: ["␛[I", "␛[O", "␛[I␛[O", "␛[48;24;80;480;800t", "␛[48;24;80tx"])
  func recognizesAnExpectedReportAfterItsEscape(report: String) {
    let bytes = Array(report.controls.utf8)
    for index in 1...2 {
      var decoder = InputDecoder()
      #expect(decoder.decode(bytes[..<index], expecting: [.focus, .size]) == [])
      #expect(decoder.flush().count == 1)
      #expect(decoder.timeout(escape: .milliseconds(50)) == .seconds(1))
      #expect(decoder.decode(bytes[index...], expecting: [.focus, .size]) == decode([bytes[...]]))
      #expect(decoder.timeout(escape: .milliseconds(50)) == nil)
    }
  }

  @Test func recognizesAReportOfTheSizeAfterItsIntroducer() {
    var decoder = InputDecoder()
    _ = decoder.decode("\u{1B}[".utf8)
    #expect(decoder.flush().count == 1)
    let size = QueryResponse.size(Size(width: 80, height: 24))
    #expect(decoder.decode("48;24;80t".utf8, expecting: .size) == [.response(size)])
  }

  @Test(
    arguments: [
      ("[I", .size, false), ("[48;24;80t", .focus, false), ("[I", .focus, true),
      ("[48;24;80t", .size, true), ("[", .focus, false), ("[Info]", .focus, false),
      ("I", .focus, false), ("[4", .size, false),
    ] as [(String, Modes.Reports, Bool)])
  func decodesKeysThatAreNoExpectedReport(keys: String, reports: Modes.Reports, isLate: Bool) {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B])
    #expect(decoder.flush() == [.event(.key(KeyPress(.escape)))])
    if isLate { #expect(decoder.flush() == []) }
    let expected = keys.map { Input.event(.key(KeyPress(.character($0)))) }
    #expect(decoder.decode(keys.utf8, expecting: reports) == expected)
    #expect(decoder.timeout(escape: .milliseconds(50)) == nil)
  }

  @Test(arguments: ["[<", "]1", "Pa", "_a", "x", "[A", "]a1", "[?u"])
  func decodesKeysAfterEscape(keys: String) {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B])
    #expect(decoder.flush() == [.event(.key(KeyPress(.escape)))])
    #expect(decoder.decode(keys.utf8) == keys.map { .event(.key(KeyPress(.character($0)))) })
  }

  @Test func needsNoTimerWithinASequence() {
    for bytes in ["␛[1", "␛]1", "␛Pa␛", "␛O5", "␛[M!", "\u{C3}"] {
      var decoder = InputDecoder()
      _ = decoder.decode(bytes.controls.utf8.dropLast(bytes == "\u{C3}" ? 1 : 0))
      #expect(decoder.timeout(escape: .milliseconds(50)) == nil)
    }
    for bytes in ["␛[", "␛]", "␛O", "␛␛["] {
      var decoder = InputDecoder()
      _ = decoder.decode(bytes.controls.utf8)
      #expect(decoder.timeout(escape: .milliseconds(50)) == .milliseconds(500))
    }
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B, 0x1B])
    #expect(decoder.timeout(escape: .milliseconds(50)) == .milliseconds(50))
  }

  @Test func decodesAltWithIntroducersAfterAPause() {
    for introducer in ["[", "O", "]", "P", "_", "^", "X"] as [Character] {
      let bytes = Array("\u{1B}\(introducer)".utf8)
      let key = Input.event(.key(KeyPress(.character(introducer), modifiers: .alt)))
      #expect(decode([bytes[...]]) == [key])
      #expect(decode([[0x1B] + bytes]) == [.event(.key(KeyPress(.escape))), key])
    }
    #expect(decode([[0x1B, 0x1B]]) == [.event(.key(KeyPress(.escape, modifiers: .alt)))])
  }
}
