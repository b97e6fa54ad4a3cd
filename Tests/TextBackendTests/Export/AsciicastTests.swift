import Components
import Foundation
import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct AsciicastTests {
  private let scheduler = TestScheduler()

  /// Returns the events of a file: time, kind and data.
  private func events(_ file: String) throws -> [(Double, String, String)] {
    let lines = file.split(separator: "\n")
    let header = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(header?["version"] as? Int == 2)
    return try lines.dropFirst().map { line in
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      return (
        try #require(event?[0] as? Double), try #require(event?[1] as? String),
        try #require(event?[2] as? String)
      )
    }
  }

  @Test func storesTheUpdatesOfATerminal() throws {
    let seconds = Interval(every: .seconds(1), on: scheduler)
    let screen = Screen(columns: 4, rows: 1, alignment: .topLeading, scheduler: scheduler) {
      Text(seconds.map { "\($0 + 1) s" }, initial: "0 s")
    }
    let recording = screen.recordFrames { screen.advance(by: .milliseconds(2_500)) }
    let events = try events(recording.asciicast())
    #expect(events.map(\.0) == [0, 0, 1, 2, 2.5])
    #expect(events.map(\.1) == ["o", "o", "o", "o", "o"])
    #expect(events[0].2 == "\u{1B}[?25l")
    #expect(events[1].2.contains("0 s"))
    #expect(events[2].2.contains("1"))
    #expect(!events[2].2.contains("s"))
    #expect(events[4].2 == "")
  }

  @Test(arguments: HostileTitle.all)
  func aTerminalThatPlaysItShowsTheFrame(title: HostileTitle) throws {
    let titles = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 40, rows: 3, scheduler: scheduler) {
      Button(titles).frame(maxWidth: 36)
    }
    let recording = screen.recordFrames {
      screen.advance(by: .seconds(1))
      titles.send(title.text)
      screen.advance(by: .seconds(1))
    }
    var terminal = TestTerminal(columns: 40, rows: 3)
    for (_, _, data) in try events(recording.asciicast()) { terminal.feed(Array(data.utf8)) }
    #expect(terminal.violations == [])
    #expect(terminal.differences(from: screen.frame) == [])
  }

  @Test func stringsAreQuoted() throws {
    let text = "a\"\\\n\r\t\u{1B}\u{9B}\u{2028}é👩"
    for isASCII in [false, true] {
      let quoted = text.jsonQuoted(asASCII: isASCII)
      #expect(try JSONDecoder().decode(String.self, from: Data(quoted.utf8)) == text)
      #expect(quoted.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(quoted.utf8.allSatisfy { $0 < 0x80 } == isASCII)
    }
  }

  @Test func timesAreSeconds() {
    #expect(Duration.zero.jsonSeconds == "0.0")
    #expect(Duration.milliseconds(1_050).jsonSeconds == "1.05")
    #expect(Duration.nanoseconds(1_999_999_999).jsonSeconds == "2.0")
    #expect(Duration.microseconds(61_000_001).jsonSeconds == "61.000001")
  }
}
