import SignalsTesting
import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct ANSITextTests {
  /// Returns the parts of `text`, each with its attributes in words. Control characters are
  /// written as ``escaped(_:)`` says, so that reports of tests contain none.
  private func parts(_ text: String, after earlier: [String] = []) -> [String] {
    var parser = ANSIText()
    for line in earlier { _ = parser.runs(of: escaped(line)) }
    return parser.runs(of: escaped(text)).map { run in
      let attributes = run.attributes.description
      return attributes == "plain" ? run.string : "\(run.string): \(attributes)"
    }
  }

  /// Returns `text` with Escape for `\e`, and other control characters for `\x` and their numbers.
  private func escaped(_ text: String) -> String {
    text.replacing("\\e", with: "\u{1B}").replacing(/\\x([0-9a-f]{2})/) { match in
      String(UnicodeScalar(UInt8(match.1, radix: 16)!))
    }
  }

  @Test(arguments: [
    (#"a\e[31mb\e[0mc"#, ["a", "b: terminal red", "c"]),
    (
      #"\e[1;3;4;9;7ma\e[22;23;24;29;27mb"#,
      ["a: bold italic underlined strikethrough reversed", "b"]
    ),
    (#"\e[94;101ma\e[39;49mb"#, ["a: terminal bright blue on terminal bright red", "b"]),
    (#"\e[38;5;208ma"#, ["a: color 208"]),
    (#"\e[38;2;1;2;3ma"#, ["a: #010203"]),
    (#"\e[38:2::1:2:3ma"#, ["a: #010203"]),
    (#"\e[38:2:1:2:3ma"#, ["a: #010203"]),
    (#"\e[38;5;208;1ma"#, ["a: bold color 208"]),
    (#"\e[31m\e[31ma"#, ["a: terminal red"]),
    (#"\e[ma"#, ["a"]),
    (#"\e[;1ma"#, ["a: bold"]),
    (#"\e[2ma\e[22mb"#, ["a: dim", "b"]),
  ])
  func parametersBecomeAttributes(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    #"a\e[2J\e[1;1Hb"#, #"a\e]0;title\x07b"#, #"a\e]8;;https://example.com\e\b"#,
    #"a\eP1$r0m\e\b"#, #"a\e(0b"#, #"a\ecb"#, #"a\e[?1049hb"#, #"a\e#8b"#,
    #"a\x0d\x08\x07\x00b"#, #"a\e[38;5mb"#, #"a\e[999mb"#, #"a\e[38;9;1mb"#, #"a\e[>4;2mb"#,
    #"a\x9b2Jb"#, #"a\x9d0;title\x9cb"#, #"ab\e"#, #"ab\e["#, #"ab\e]0;title"#, #"ab\e[31;"#,
    #"a\e[31\e[mb"#,
  ])
  func everythingElseIsLeftOut(text: String) {
    #expect(parts(text).joined() == "ab")
  }

  @Test func linesContinueTheAttributes() {
    #expect(parts("b", after: [#"\e[1;32ma"#]) == ["b: bold terminal green"])
    #expect(parts(#"\e[39mb"#, after: [#"\e[1;32ma"#]) == ["b: bold"])
  }

  @Test func lineFeedsAndTabsStay() {
    #expect(parts("a\n\tb") == ["a\n\tb"])
  }

  /// No text leaves a control character or loses one of its own characters.
  @Test func randomTextIsInert() {
    var random = RandomNumbers(seed: 34)
    let pieces = [
      "\u{1B}", "[", "]", "P", "\\", "m", ";", ":", "1", "38", "5", "255", "2", "J", "?", "\u{7}",
      "\u{9B}", "\u{9C}", "x", "é", " ",
    ]
    for _ in 0..<20_000 {
      let text = (0..<12).map { _ in pieces.randomElement(using: &random)! }.joined()
      var parser = ANSIText()
      let runs = parser.runs(of: text)
      let shown = runs.map(\.string).joined()
      #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect(!runs.contains { $0.string.isEmpty })
      if !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        #expect(shown == text)
      }
    }
  }
}
