import Foundation
import SignalsTesting
import TerminalHarness
import TestSupport
import Testing
import TextBackend

@testable import Demo

/// Records sessions of the demo on a pseudo-terminal.
@Suite(.serialized, .watchdog) struct SessionRecorderTests {
  /// A path of a new file, which is removed in the end.
  private final class Path {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "SessionRecorderTests-\(ProcessInfo.processInfo.globallyUniqueString)").path

    func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0), arguments: ["--record", "--log-input"])
  func tellsThatTheDiskIsFull(option: String) throws {
    let terminal = PseudoTerminal("Demo", ["--interval", "1000", option, "/dev/full"])
    try #require(terminal.shows("Multicolor"))
    terminal.type("q")
    #expect(terminal.waitForExit() == 73)
    #expect(terminal.hasWritten("\"/dev/full\" cannot be written: No space left on device."))
  }

  @MainActor @Test func recordsInputThatReplaysToTheSameScreen() throws {
    let file = Path()
    let terminal = PseudoTerminal("Demo", ["--page", "looks", "--log-input", file.path])
    try #require(terminal.shows("Continue"))
    terminal.type("\u{1B}[Z\u{1B}[Z\r")
    try #require(terminal.shows("Pressed once."))
    terminal.resize(columns: 70, rows: 23)
    try #require(terminal.shows { $0.ranges(of: "\u{1B}[2J").count > 1 })
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)

    let recording = try InputRecording(parsing: file.text())
    #expect((recording.columns, recording.rows) == (80, 24))
    #expect(
      recording.entries.map(\.input).contains(.event(.key(.init(.tab, modifiers: .shift)))))
    #expect(recording.entries.map(\.input).contains(.resize(columns: 70, rows: 23)))
    #expect(try file.text().hasSuffix(",\"end\"]\n"))

    let screen = Screen(for: recording, scheduler: TestScheduler()) {
      Gallery(page: .looks, input: DemoInput())
    }
    let frames = screen.replay(recording)
    let messages = frames.entries.filter {
      $0.frame.text.contains("Pressed once.")
    }
    #expect(!messages.isEmpty)
    #expect(frames.entries.last?.frame.columns == 70)

    let replay = Program("Demo", ["--page", "looks", "--replay", file.path])
    #expect(replay.waitForExit() == .status(0))
    #expect(replay.text == screen.text + "\n")
  }

  @Test func keepsTheInputUpToACrash() throws {
    let file = Path()
    let terminal = PseudoTerminal("Demo", ["--page", "looks", "--log-input", file.path])
    try #require(terminal.shows("Continue"))
    terminal.type("\u{1B}[Z\u{1B}[Z\r")
    try #require(terminal.shows("Pressed once."))
    terminal.signal(SIGKILL)
    _ = terminal.waitForExit()
    let recording = try InputRecording(parsing: file.text())
    #expect(recording.entries.last?.input == .event(.key(.init(.enter))))
  }

  @Test func recordsWhatTheTerminalShows() throws {
    let file = Path()
    let terminal = PseudoTerminal("Demo", ["--interval", "0.1", "--record", file.path])
    try #require(terminal.shows("Delete All"))
    terminal.resize(columns: 70, rows: 23)
    try #require(terminal.shows { $0.ranges(of: "\u{1B}[2J").count > 1 })
    terminal.type("q")
    #expect(terminal.waitForExit() == 0)
    let cast = try file.text()
    #expect(cast.hasPrefix("{\"version\": 2, \"width\": 80, \"height\": 24}\n[0.0, \"o\", "))
    #expect(cast.contains("Multicolor"))
    #expect(cast.contains(", \"r\", \"70x23\"]\n"))
    #expect(!cast.contains("?1049"))
    #expect(cast.hasSuffix(", \"o\", \"\"]\n"))
    for line in cast.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test func saysWhichFileCannotBeWritten() {
    let terminal = PseudoTerminal("Demo", ["--log-input", "/no/folder/a"])
    #expect(terminal.waitForExit() == 73)
    #expect(terminal.text.contains("\"/no/folder/a\" cannot be written: No such file"))
    #expect(!terminal.text.contains("\u{1B}[?1049h"))
  }

  @Test func plainSessionsAreRecordedToo() throws {
    let input = Path()
    let app = Program(
      "Demo", ["--frames", "2", "--interval", "0.01", "--plain", "--log-input", input.path])
    #expect(app.waitForExit() == .status(0))
    #expect(try InputRecording(parsing: input.text()).entries.isEmpty)
  }

  @Test func namesTheLineThatCannotBeReplayed() throws {
    let file = Path()
    try "{}\n".write(toFile: file.path, atomically: true, encoding: .utf8)
    let demo = Program("Demo", ["--replay", file.path])
    #expect(demo.waitForExit() == .status(65))
    #expect(
      demo.text.hasSuffix("cannot be replayed: Line 1 does not begin a recording of input.\n"))
    let missing = Program("Demo", ["--replay", "/no/file"])
    #expect(missing.waitForExit() == .status(66))
  }
}
