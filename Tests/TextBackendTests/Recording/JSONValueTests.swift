import Foundation
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct JSONValueTests {
  @Test func parsesAllKindsOfValues() throws {
    #expect(
      try JSONValue(" [1.5, \"a\\n\\u00e9\\ud83d\\udc69\", true,null, {\"b\": [] , \"c\":-2}] ")
        == .array([
          .number("1.5"), .string("a\né👩"), .bool(true), .null,
          .object(["b": .array([]), "c": .number("-2")]),
        ]))
    #expect(try JSONValue("\"\\\"\\\\\\/\\b\\f\\r\\t\"") == .string("\"\\/\u{8}\u{C}\r\t"))
    #expect(try JSONValue("{}") == .object([:]))
  }

  @Test(arguments: [
    ("", "ends early"), ("[", "ends early"), ("[1", "lacks a ]"), ("[1 2]", "lacks a ]"),
    ("nul", "is not JSON"), ("[1] 2", "goes on after its value"),
    ("{1:2}", "lacks a name in quotes"),
    ("{\"a\" 1}", "lacks a :"), ("{\"a\":1", "lacks a }"), ("\"a", "lacks the end of a string"),
    ("\"\\x\"", "has an unknown escape"), ("\"\\u12g4\"", "has an unknown escape"),
    ("\"\\ud800a\"", "has half of a character"), ("\"\\udc00\"", "has half of a character"),
    ("1.2.3", "has a number that is none"), ("-", "has a number that is none"),
    ("\"\u{1}\"", "has a control character in a string"),
    (String(repeating: "[", count: 100_000), "is nested too deeply"),
  ])
  func namesWhatIsWrong(text: String, message: String) {
    let error = #expect(throws: JSONValue.Failure.self) { try JSONValue(text) }
    #expect(error?.message == message)
  }

  @Test(arguments: HostileTitle.all)
  func readsWhatIsQuoted(title: HostileTitle) throws {
    for isASCII in [false, true] {
      #expect(try JSONValue(title.text.jsonQuoted(asASCII: isASCII)) == .string(title.text))
    }
  }
}
