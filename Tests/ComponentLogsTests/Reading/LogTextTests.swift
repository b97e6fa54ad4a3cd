import SignalsTesting
import TestSupport
import Testing

@testable import ComponentLogs

@Suite(.watchdog) struct LogTextTests {
  /// The columns of a line, with marks around what is no message.
  private func columns(_ line: String) -> String {
    LogText(inColumns: line).parts.map { part in
      switch part.kind {
      case .time: "<\(part.text)>"
      case .key: "{\(part.text)}"
      case .message: part.text
      }
    }.joined()
  }

  @Test(arguments: [
    (
      "2026-11-22T09:15:02.123Z WARN  queue is 17 long request=f66d",
      "<09:15:02.123 >queue is 17 long {request=}f66d"
    ),
    ("[2026-11-22 09:15:02] [error] gone: a = b", "<09:15:02 >gone: a = b"),
    ("09:15:02 ERROR: gone", "<09:15:02 >gone"),
    ("09:15:02 | INFO | a=1 b=2", "<09:15:02 >{a=}1 {b=}2"),
    ("Nov 22 09:15:02 host app[7]: x==y", "<09:15:02 >host app[7]: {x=}=y"),
    ("09:15:02 information for all", "<09:15:02 >information for all"),
  ])
  func showsStampedLines(line: String, expected: String) {
    #expect(columns(line) == expected)
  }

  @Test(arguments: [
    (
      #"{"time":"2026-11-22T09:15:02Z","level":"warn","msg":"queue is \"long\"","id":7}"#,
      #"<09:15:02 >queue is "long"{ id=}7"#
    ),
    (
      #" {"level":30,"time":1531171074631,"a":{"b":[1,"}"]},"msg":"x"} "#,
      #"<21:17:54.631 >x{ a=}{"b":[1,"}"]}"#
    ),
    (#"{"level":"odd","msg":"x"}"#, #"x{ level=}"odd""#),
    (#"{"a":"é"}"#, #"{a=}"é""#),
    (
      #"time=09:15:02 level=info msg="two words" err="a=b""#,
      #"<09:15:02 >two words{ err=}"a=b""#
    ),
    (#"t=now a=1"#, "{t=}now{ a=}1"),
  ])
  func showsMembers(line: String, expected: String) {
    #expect(columns(line) == expected)
  }

  @Test(arguments: [
    "", "ready", "ERROR gone", "    at Router.handle(Router.swift:42)", "a=1", "{\"a\":1", "{}",
    #"10.0.0.7 - - [22/Nov/2026:09:15:02 +0000] "GET /""#, "a=1 and text",
  ])
  func leavesOtherLinesAsTheyWereWritten(line: String) {
    #expect(LogText(inColumns: line) == LogText(asWritten: line))
  }

  /// Laws at random, of lines made of what the forms of lines are made of.
  @Test(arguments: 0..<UInt64(200)) func keepsTheTextInItsParts(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let pieces = [
      "{", "}", "\"", ":", ",", "=", " ", "[", "]", "\\", "\\u00", "time", "msg", "level", "info",
      "09:15:02", "2026-11-22T", ".5", "é", "👩‍👩‍👧", "\u{301}", "a", "1531171074631", "\t",
    ]
    let line = (0..<Int.random(in: 0...40, using: &random))
      .map { _ in pieces.randomElement(using: &random)! }.joined()
    let text = LogText(inColumns: line)
    let string = text.string
    let (offset, length) = (
      Int.random(in: 0...20, using: &random), Int.random(in: 0...20, using: &random)
    )
    let cut = text.characters(from: offset, length: length)
    #expect(cut.parts.allSatisfy { !$0.text.isEmpty })
    #expect(cut.parts.reduce(0) { $0 + $1.text.count } <= length)
    #expect(string.utf8.count >= cut.string.utf8.count)
    for searched in ["a", "o", "e=", "09:1", "\u{301}"] {
      guard let pattern = SearchPattern(searched) else { continue }
      let marked = text.marking(pattern)
      #expect(marked.string.utf8.elementsEqual(string.utf8))
      let found = marked.parts.filter(\.isOccurrence).map(\.text).joined()
      #expect(found.utf8.count == pattern.ranges(in: string).count * searched.utf8.count)
    }
  }

  @Test func cutsCharactersAcrossParts() {
    let text = LogText(inColumns: "09:15:02 INFO ready port=80")
    #expect(text.characters(from: 4, length: 8).string == "5:02 rea")
    #expect(text.characters(from: 4, length: 8).parts.map(\.kind) == [.time, .message])
    #expect(text.characters(from: 99, length: 8).parts.isEmpty)
  }
}
