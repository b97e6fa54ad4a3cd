import Components
import Foundation
import SignalAlgorithms
import Signals
import SignalsTesting
import SystemStreams
import Terminal
import TestSupport
import Testing

/// The examples of the module's articles.
@MainActor @Suite(.watchdog) struct SystemStreamsExamples {
  private let arguments = ["-"]
  private let folder = "/"
  private let input = InputFile.standardInput

  /// Compiles the example.
  func overview() -> [Any] {
    let names = InputFile.standardInput.lines(on: .system)
    let commits = Command("git", "log", "--format=%s").lines(on: .system)
    let messages = GrowingFile("app.log").lines(on: .system)
    return [names, commits, messages]
  }

  // MARK: Standard input

  /// Compiles the example.
  func showLines() async {
    let lines = InputFile.standardInput.lines(on: .system)
    await Session.run {
      Text(lines.replaceError(with: "The input has ended."))
    }
  }

  /// Compiles the example.
  func refuseTerminals() {
    let input = InputFile(arguments.first ?? "-")
    do {
      try input.check()
    } catch {
      print("tool: \(error)")
      exit(66)
    }
  }

  /// Compiles the example.
  func showNewestLines() async {
    let newest = input.lines(on: .system).replaceError(with: "").latest(5)
    await Session.run(.inline) {
      Text(newest.map { $0.joined(separator: "\n") })
    }
  }

  /// Compiles the example.
  func loop() async throws -> Int {
    var count = 0
    for try await line in input.lines(on: .system).filter({ $0.hasPrefix("error") }).values {
      print(line)
      count += 1
    }
    return count
  }

  /// Compiles the example.
  func countBytes() async throws -> Int? {
    let size = try await input.chunks(on: .system).reduce(0) { $0 + $1.count }.values.first()
    return size
  }

  @Test func aFileStandsInForStandardInput() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data("Ann\nBob\n".utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let scheduler = TestScheduler()
    let recorder = Recorder(InputFile(path).lines(on: scheduler))
    scheduler.advance()
    #expect(recorder.values == ["Ann", "Bob"])
    #expect(recorder.completion == .finished)
  }

  // MARK: Processes

  /// Compiles the example.
  func runACommand() async {
    var status = Command("git", "status", "--short")
    status.directory = folder
    status.environment["LANG"] = "C"
    let changes = status.lines(on: .system).collect()
    await Session.run {
      Text(changes.map { "\($0.count) files changed" }.catch { Just($0.description) })
    }
  }

  /// Compiles the example.
  func tellOutputsApart() -> AnyCancellable {
    let test = Command("swift", "test").events(on: .system)
    let subscription = test.sink { completion in
      if case .failure(let failure) = completion { print(failure) }
    } receiveValue: { event in
      switch event {
      case .output(let line): print(line)
      case .error(let line): print("! \(line)")
      case .ended(let termination): print(termination)
      }
    }
    return subscription
  }

  @Test func endAProgram() async throws {
    let lines = Command("yes").lines(on: .system).prefix(3)
    #expect(try await lines.collect().values.first() == ["y", "y", "y"])
  }

  /// Compiles the example.
  func severalAtOnce() -> some Publisher<String, Never> {
    let hosts = ["alpha", "beta", "gamma"]
    let times = hosts.publisher.flatMap(maxPublishers: .max(2)) { host in
      Command("ssh", host, "uptime").lines(on: .system)
        .map { "\(host): \($0)" }
        .catch { Just("\(host): \($0)") }
    }
    return times
  }

  // MARK: Files

  /// Compiles the example.
  func followALog() async {
    let newest = GrowingFile("app.log").lines(on: .system)
      .replaceError(with: "There is no log.").latest(10)
    await Session.run {
      Text(newest.map { $0.joined(separator: "\n") })
    }
  }

  /// Compiles the examples.
  func onlyNewLines() -> [Any] {
    var log = GrowingFile("app.log")
    log.startsAtEnd = true
    log.interval = .seconds(1)
    let newLines = log.lines(on: .system)

    let lines = log.lines(on: .system).retry(.max, after: .seconds(1), on: .system)
    return [newLines, lines]
  }

  @Test func aTestWritesToAFile() throws {
    let file = try TestFile()
    let scheduler = TestScheduler()
    let recorder = Recorder(GrowingFile(file.path).lines(on: scheduler))
    try file.append("one\n")
    scheduler.advance(by: .milliseconds(250))
    #expect(recorder.values == ["one"])
  }
}
