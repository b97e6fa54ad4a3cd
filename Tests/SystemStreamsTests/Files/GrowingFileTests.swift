import Foundation
import Signals
import SignalsTesting
import SystemStreams
import TerminalHarness
import TestSupport
import Testing

@Suite(.watchdog) struct GrowingFileTests {
  private let scheduler = TestScheduler()

  /// Returns a recorder of the lines, of which those that exist have been read.
  private func follow(
    _ file: TestFile, startingAtEnd: Bool = false
  ) -> Recorder<String, InputFailure> {
    var growing = GrowingFile(file.path)
    growing.startsAtEnd = startingAtEnd
    growing.interval = .seconds(1)
    let recorder = Recorder(growing.lines(on: scheduler))
    scheduler.advance()
    return recorder
  }

  @Test func publishesTheLinesThatExistAndThoseThatAreAppended() throws {
    let file = try TestFile("one\ntwo\n")
    let recorder = follow(file)
    #expect(recorder.values == ["one", "two"])
    try file.append("three\n")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["one", "two", "three"])
    #expect(recorder.completion == nil)
  }

  @Test func publishesOnlyNewLines() throws {
    let file = try TestFile("one\n")
    let recorder = follow(file, startingAtEnd: true)
    try file.append("two\n")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["two"])
  }

  @Test func waitsForTheEndOfALine() throws {
    let file = try TestFile("on")
    let recorder = follow(file)
    #expect(recorder.values == [])
    try file.append("e\n")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["one"])
  }

  @Test func readsALongFileInPieces() throws {
    let lines = (0..<50_000).map { "line \($0)" }
    let file = try TestFile(lines.joined(separator: "\n") + "\n")
    #expect(follow(file).values == lines)
  }

  @Test func startsAgainWhenTheFileIsTruncated() throws {
    let file = try TestFile("one\ntwo\nthr")
    let recorder = follow(file)
    try file.write("1\n")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["one", "two", "thr", "1"])
  }

  @Test func readsAReplacedFileToItsEndBeforeItsSuccessor() throws {
    let file = try TestFile("one\n")
    let recorder = follow(file)
    try file.append("two\nend")
    try file.replace(with: "three\n")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["one", "two", "end", "three"])
  }

  @Test func readsWhatIsWrittenToARenamedFile() throws {
    let file = try TestFile("one\n")
    let recorder = follow(file)
    let writer = try #require(FileHandle(forWritingAtPath: file.path))
    try writer.seekToEnd()
    try file.replace(with: "three\n")
    scheduler.advance(by: .seconds(1))
    try writer.write(contentsOf: Data("two\n".utf8))
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["one", "three", "two"])
  }

  @Test func losesNothingInAThousandRotations() throws {
    let file = try TestFile("0 a\n")
    let recorder = follow(file)
    for rotation in 1...1_000 {
      try file.append("\(rotation) b\n")
      try file.replace(with: "\(rotation) a\n")
      scheduler.advance(by: .seconds(1))
    }
    #expect(recorder.values == (1...1_000).flatMap { ["\($0 - 1) a", "\($0) b"] } + ["1000 a"])
  }

  @Test func followsTheFileWhileNoneHasTheName() throws {
    let file = try TestFile("one\n")
    let recorder = follow(file)
    try file.remove()
    scheduler.advance(by: .seconds(3))
    #expect(recorder.values == ["one"])
    try file.write("two\n")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["one", "two"])
  }

  @Test func looksAgainOnlyAfterTheInterval() throws {
    let file = try TestFile()
    let recorder = follow(file)
    try file.append("one\n")
    scheduler.advance(by: .milliseconds(999))
    #expect(recorder.values == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.values == ["one"])
  }

  @Test func endsWithItsSubscription() throws {
    let recorder = follow(try TestFile("one\n"))
    recorder.cancel()
    #expect(scheduler.scheduled == 0)
    let file = try TestFile("a\nb\n")
    let first = Recorder(GrowingFile(file.path).lines(on: scheduler).first())
    scheduler.advance()
    #expect(first.values == ["a"])
    #expect(scheduler.scheduled == 0)
  }

  @Test func failsWithoutAFile() throws {
    func failure(_ path: String) -> Completion<InputFailure>? {
      Recorder(GrowingFile(path).lines(on: scheduler)).completion
    }
    let terminal = TerminalPair()
    #expect(
      failure("/no/file") == .failure(InputFailure(path: "/no/file", reason: .system(ENOENT))))
    #expect(failure("/") == .failure(InputFailure(path: "/", reason: .system(EISDIR))))
    #expect(
      failure(terminal.path) == .failure(InputFailure(path: terminal.path, reason: .terminal)))
  }
}
