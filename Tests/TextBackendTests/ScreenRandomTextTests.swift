import Components
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

/// Random text never becomes a control character, on a screen or in an export.
@MainActor @Suite(.watchdog) struct ScreenRandomTextTests {
  /// The ranges in which scalars of many kinds lie.
  private static let ranges: [ClosedRange<UInt32>] = [
    0...0x1F, 0x20...0x7E, 0x7F...0x9F, 0x300...0x36F, 0x590...0x6FF, 0x900...0xDFF,
    0x1100...0x11FF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x2600...0x27BF,
    0xAC00...0xD7FF, 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF,
    0x1F300...0x1FAFF, 0xE0000...0xE007F, 0xF0000...0x10FFFF, 0...0x10FFFF,
  ]
  private static let pieces = [
    "\u{1B}[2J", "\u{1B}]52;c;AAAA\u{7}", "\u{9B}31m", "\u{1B}P", "\u{1B}\\", "\r\n", "\u{202E}",
    "\u{2066}", "\u{85}", "\u{2029}", "\t", "]]>", "<&\">", "👩", "\u{200D}", "\u{FE0F}", "🏽", "🇩",
  ]

  private func text(_ random: inout RandomNumbers) -> String {
    let count = Int.random(in: 0..<40, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return String(
        decoding: (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, as: UTF8.self)
    case 1:
      return (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    case 2:
      return String(repeating: Self.pieces.randomElement(using: &random) ?? "", count: count * 50)
    default:
      var scalars = String.UnicodeScalarView()
      for _ in 0..<count {
        let range = Self.ranges.randomElement(using: &random) ?? 0...0
        scalars.append(Unicode.Scalar(.random(in: range, using: &random)) ?? "\u{FFFD}")
      }
      return String(scalars)
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func randomTextIsHarmless(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    for index in 0..<40 {
      let texts = (0..<4).map { _ in text(&random) }
      let depth = ColorDepth.allCases.randomElement(using: &random) ?? .none
      let (columns, rows) = (
        Int.random(in: 1..<50, using: &random), Int.random(in: 1..<10, using: &random)
      )
      let screen = Screen(columns: columns, rows: rows, colorDepth: depth) {
        VStack {
          Text(texts[0]).lineLimit(3)
          Link(texts[1], destination: texts[2])
          Text(texts[3]).truncationMode(.middle).lineLimit(1).italic()
        }
      }
      var terminal = TestTerminal(columns: columns, rows: rows)
      terminal.feed(screen.bytes())
      // Terminals disagree about widths, and so does the emulator.
      let violations = terminal.violations.filter { !$0.hasPrefix("written beyond") }
      #expect(violations == [], "seed \(seed), text \(index)")
      let frame = screen.frame
      let isHarmless = Self.isHarmless(screen.text) && Self.isHarmless(frame.text)
      #expect(isHarmless, "seed \(seed), text \(index)")
      for export in [frame.svg(), frame.html(title: texts[0])] {
        #expect(throws: Never.self, "seed \(seed), text \(index)") { try XMLDocument(export) }
      }
    }
  }

  private static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\n"
      case .surrogate, .privateUse, .lineSeparator, .paragraphSeparator: false
      default:
        !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
      }
    }
  }
}
