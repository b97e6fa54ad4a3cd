import Components
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct InputRecordingTests {
  private nonisolated static let header =
    "{\"format\":\"annunciator-input\",\"version\":1,\"columns\":20,\"rows\":3,"
    + "\"colors\":\"256\",\"colorScheme\":\"light\"}\n"

  private func recording(_ inputs: InputRecording.Input...) -> InputRecording {
    var recording = InputRecording(
      columns: 20, rows: 3, colorDepth: .ansi256, colorScheme: .light)
    for (index, input) in inputs.enumerated() {
      recording.append(input, at: .milliseconds(500 * index))
    }
    recording.extend(to: .seconds(9))
    return recording
  }

  @Test func isAFileOfLines() {
    let recording = recording(
      .event(.key(KeyPress(.tab))),
      .event(.key(KeyPress("é", modifiers: [.control, .shift], phase: .repeating))),
      .event(.mouse(MouseEvent(.press(.left), at: Point(x: 3, y: 1)))),
      .event(.mouse(MouseEvent(.scroll(x: 0, y: -1), at: Point(x: 3, y: 1), modifiers: .alt))),
      .event(.paste("a\n\u{1B}\"")), .event(.windowFocus(false)), .resize(columns: 9, rows: 4),
      .event(
        .mouse(
          MouseEvent(
            .drag(.left), at: Point(x: 3, y: 1), positionInCell: UnitPoint(x: 0.05, y: 0.5)))),
      .colorScheme(.dark), .scenePhase(.background))
    #expect(
      recording.text == Self.header + """
        [0.0,"key","tab"]
        [0.5,"keyRepeat","\\u00e9","shift+ctrl"]
        [1.0,"press","left",3,1]
        [1.5,"scroll",0,-1,3,1,"alt"]
        [2.0,"paste","a\\n\\u001b\\""]
        [2.5,"focus",false]
        [3.0,"resize",9,4]
        [3.5,"drag","left",3.050,1]
        [4.0,"colorScheme","dark"]
        [4.5,"scenePhase","background"]
        [9.0,"end"]

        """)
  }

  @Test func readsWhatItWrites() throws {
    let keys: [Key] = [
      .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .function(12), "a", "f", "+", "\"", "\r\n", .space, "👩‍🚀", "\u{301}",
    ]
    let modifiers: [KeyModifiers] = [[], .shift, .alt, .control, .command, [.alt, .command]]
    var inputs = keys.flatMap { key in
      modifiers.map { InputRecording.Input.event(.key(KeyPress(key, modifiers: $0))) }
    }
    for phase in [KeyPress.Phase.down, .repeating, .up] {
      inputs.append(.event(.key(KeyPress("a", phase: phase))))
    }
    let kinds: [MouseEvent.Kind] = [
      .press(.left), .release(.middle), .drag(.right), .move, .scroll(x: -2, y: 3),
      .press(.back), .release(.forward),
    ]
    for kind in kinds {
      inputs.append(
        .event(.mouse(MouseEvent(kind, at: Point(x: -1, y: 700), modifiers: .control))))
    }
    for thousandths in 0..<1_000 {
      let place = UnitPoint(x: Double(thousandths) / 1_000, y: 0.999)
      inputs.append(
        .event(.mouse(MouseEvent(.move, at: Point(x: 7, y: -2), positionInCell: place))))
    }
    inputs += ColorScheme.allCases.map { .colorScheme($0) }
    inputs += [ScenePhase.active, .inactive, .background].map { .scenePhase($0) }
    inputs += [.resize(columns: 1, rows: 2_000), .event(.windowFocus(true))]
    var recording = InputRecording(columns: 1, rows: 2_000, colorDepth: .none)
    for (index, input) in inputs.enumerated() {
      recording.append(input, at: .microseconds(index * 1_234_567))
    }
    #expect(try InputRecording(parsing: recording.text) == recording)
    for depth in ColorDepth.allCases {
      let empty = InputRecording(colorDepth: depth)
      #expect(try InputRecording(parsing: empty.text) == empty)
    }
  }

  @Test(arguments: HostileTitle.all)
  func hostileInputStaysInItsLine(title: HostileTitle) throws {
    var inputs = InputRecording()
    inputs.append(.event(.paste(title.text)), at: .zero)
    for character in title.text.prefix(50) {
      inputs.append(.event(.key(KeyPress(.character(character)))), at: .zero)
    }
    let text = inputs.text
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    #expect(text.split(separator: "\n").count == inputs.entries.count + 2)
    #expect(try InputRecording(parsing: text) == inputs)
  }

  @Test func aFileMayEndWithoutItsEnd() throws {
    let recording = try InputRecording(parsing: Self.header + "\n[1.25,\"key\",\"a\"]\r\n")
    #expect(recording.entries.map(\.time) == [.milliseconds(1_250)])
    #expect(recording.duration == .milliseconds(1_250))
    #expect((recording.columns, recording.rows) == (20, 3))
  }

  @Test(arguments: [
    ("", "Line 1 lacks the screen."), ("\n[1]\n", "Line 2 does not begin a recording of input."),
    ("{\"version\":2}", "Line 1 does not begin a recording of input."),
    (
      "{\"format\":\"annunciator-input\",\"version\":9}",
      "Line 1 is of a version that this program does not know."
    ),
    (header.replacing("20", with: "0"), "Line 1 lacks a size from 1 to 2000."),
    (header.replacing("20", with: "1e3"), "Line 1 lacks a size from 1 to 2000."),
    (header.replacing("256", with: "7"), "Line 1 has an unknown number of colors."),
    (header.replacing("light", with: "red"), "Line 1 has an unknown color scheme."),
    (header + "[0,\"key\",\"a\"]\n[0,", "Line 3 ends early."),
    (header + "{}", "Line 2 is not a list of a time and an input."),
    (header + "[\"key\"]", "Line 2 lacks a time."),
    (header + "[1e5,\"end\"]", "Line 2 lacks a time in seconds of at most a day."),
    (header + "[-1,\"end\"]", "Line 2 lacks a time in seconds of at most a day."),
    (header + "[86401,\"end\"]", "Line 2 lacks a time in seconds of at most a day."),
    (header + "[99999999999,\"end\"]", "Line 2 lacks a time in seconds of at most a day."),
    (header + "[0,\"jump\"]", "Line 2 has an input of an unknown kind."),
    (header + "[0,\"key\",\"ab\"]", "Line 2 has an unknown key."),
    (header + "[0,\"key\",\"a\",\"hyper\"]", "Line 2 has an unknown modifier key."),
    (header + "[0,\"key\",\"a\",\"alt\",1]", "Line 2 has too many values."),
    (header + "[0,\"press\",\"fourth\",1,1]", "Line 2 lacks a mouse button."),
    (
      header + "[0,\"move\",1.5,1]", "Line 2 lacks a whole number, or one with three decimals."
    ),
    (header + "[0,\"move\",1]", "Line 2 lacks a whole number, or one with three decimals."),
    (header + "[0,\"scroll\",1]", "Line 2 lacks a whole number."),
    (header + "[0,\"resize\",5,99999999999999]", "Line 2 lacks a size from 1 to 2000."),
    (
      header + "[2,\"key\",\"a\"]\n\n[1,\"key\",\"a\"]",
      "Line 4 has a time before that of the line above."
    ),
    (header + "[2,\"end\"]\n[3,\"end\"]", "Line 3 follows the end."),
  ])
  func namesTheLineThatIsWrong(text: String, message: String) {
    let error = #expect(throws: InputRecordingError.self) { try InputRecording(parsing: text) }
    #expect(error?.description == message)
    #expect(error.map { message.hasPrefix("Line \($0.line) ") } == true)
  }

  @Test func timesNeverDecrease() {
    var recording = InputRecording()
    recording.append(.scenePhase(.inactive), at: .seconds(2))
    recording.append(.scenePhase(.active), at: .seconds(1))
    recording.extend(to: .seconds(1))
    #expect(recording.entries.map(\.time) == [.seconds(2), .seconds(2)])
    #expect(recording.duration == .seconds(2))
  }
}
