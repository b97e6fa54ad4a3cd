import Signals
import SignalsTesting
import SystemStreams
import TerminalHarness
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite(.watchdog) struct InputFileTests {
  private let scheduler = TestScheduler()

  /// Reads an input to its end.
  private func lines(of input: InputFile) -> [String] {
    let recorder = Recorder(input.lines(on: scheduler))
    scheduler.advance()
    #expect(recorder.completion == .finished)
    return recorder.values
  }

  private func lines(of contents: String) throws -> [String] {
    let file = try TestFile(contents)
    return lines(of: InputFile(file.path))
  }

  @Test func splitsAtLineFeeds() throws {
    #expect(try lines(of: "Ann\nBob\n") == ["Ann", "Bob"])
    #expect(try lines(of: "one\n\ntwo\r\n") == ["one", "", "two"])
  }

  @Test func publishesALastLineWithoutLineFeed() throws {
    #expect(try lines(of: "one\ntwo") == ["one", "two"])
    #expect(try lines(of: "") == [])
  }

  @Test func cutsLongLines() throws {
    let file = try TestFile(String(repeating: "a", count: 200_000) + "\nb\n")
    var input = InputFile(file.path)
    #expect(lines(of: input).map(\.utf8.count) == [65_536, 1])
    input.lineLimit = 3
    #expect(lines(of: input) == ["aaa", "b"])
  }

  @Test func continuesLinesAcrossPieces() throws {
    let short = String(repeating: "a", count: 40_000)
    #expect(try lines(of: short + "\n" + short + "\n" + short) == [short, short, short])
  }

  @Test func publishesPieces() throws {
    let file = try TestFile("one\ntwo")
    let recorder = Recorder(InputFile(file.path).chunks(on: scheduler))
    scheduler.advance()
    #expect(recorder.values == [Array("one\ntwo".utf8)])
  }

  @Test func readsAFileOnceForEachSubscription() throws {
    let file = try TestFile("one\n")
    let input = InputFile(file.path)
    #expect(lines(of: input) == ["one"])
    #expect(lines(of: input) == ["one"])
  }

  @Test func readsANamedPipeAsItIsWritten() async throws {
    let file = try TestFile()
    try file.remove()
    try #require(mkfifo(file.path, 0o600) == 0)
    let recorder = Recorder(InputFile(file.path).lines(on: .system))
    let writer = open(file.path, O_WRONLY | O_CLOEXEC)
    write(writer, "one\n", 4)
    #expect(try await recorder.next() == "one")
    close(writer)
    #expect(try await recorder.nextCompletion() == .finished)
  }

  @Test func refusesATerminal() {
    let terminal = TerminalPair()
    let recorder = Recorder(InputFile(terminal.path).lines(on: scheduler))
    let failure = InputFailure(path: terminal.path, reason: .terminal)
    #expect(recorder.completion == .failure(failure))
    #expect(failure.description.contains("\" is a terminal, which is needed for the keys"))
    #expect(throws: failure) { try InputFile(terminal.path).check() }
  }

  @Test func namesAFileThatCannotBeRead() {
    let recorder = Recorder(InputFile("/no/\u{1B}file").lines(on: scheduler))
    let failure = InputFailure(path: "/no/\u{1B}file", reason: .system(ENOENT))
    #expect(recorder.completion == .failure(failure))
    #expect(
      failure.description == "\"/no/\\u{1B}file\" cannot be read: No such file or directory.")
    #expect(throws: InputFailure(path: "/", reason: .system(EISDIR))) { try InputFile("/").check() }
  }

  @Test func aDashIsStandardInput() {
    #expect(InputFile("-") == .standardInput)
    let failure = InputFailure(path: "-", reason: .terminal)
    #expect(
      failure.description
        == "Standard input is a terminal, which is needed for the keys: use a pipe or a file.")
  }
}
