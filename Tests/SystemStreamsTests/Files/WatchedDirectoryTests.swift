import Foundation
import Signals
import SignalsTesting
import SystemStreams
import TestSupport
import Testing

@Suite(.watchdog) final class WatchedDirectoryTests {
  private let scheduler = TestScheduler()
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: name))
  }

  /// Returns a recorder of the changes, of which the first ones have been published.
  private func watch() -> Recorder<DirectoryChange, InputFailure> {
    var directory = WatchedDirectory(folder.path)
    directory.interval = .seconds(1)
    let recorder = Recorder(directory.changes(on: scheduler))
    scheduler.advance()
    return recorder
  }

  @Test func publishesWhatExistsInTheOrderOfTheNames() throws {
    for name in ["b", "a", "c"] { try write("", to: name) }
    #expect(watch().values == [.added("a"), .added("b"), .added("c")])
  }

  @Test func publishesWhatComesAndGoes() throws {
    let recorder = watch()
    try write("", to: "a")
    scheduler.advance(by: .seconds(1))
    try write("", to: "b")
    try remove("a")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [.added("a"), .removed("a"), .added("b")])
  }

  @Test func publishesWhatChanges() throws {
    try write("1", to: "a")
    let recorder = watch()
    try write("12", to: "a")
    scheduler.advance(by: .seconds(1))
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == [.added("a"), .changed("a")])
  }

  @Test func looksAgainOnlyAfterTheInterval() throws {
    let recorder = watch()
    try write("", to: "a")
    scheduler.advance(by: .milliseconds(999))
    #expect(recorder.values == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.values == [.added("a")])
  }

  @Test func failsWhenItCannotBeRead() throws {
    let recorder = watch()
    try FileManager.default.removeItem(at: folder)
    scheduler.advance(by: .seconds(1))
    let failure = InputFailure(path: folder.path, reason: .system(ENOENT))
    #expect(recorder.completion == .failure(failure))
    #expect(scheduler.scheduled == 0)
  }

  @Test func endsWithItsSubscription() {
    watch().cancel()
    #expect(scheduler.scheduled == 0)
  }
}
