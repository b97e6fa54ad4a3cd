import Signals
import SignalsTesting
import SystemStreams
import TestSupport
import Testing

@Suite(.watchdog) struct FileChangesTests {
  private let scheduler = TestScheduler()

  /// Returns a recorder of the descriptions of the changes.
  private func changes(of file: TestFile) throws -> Recorder<String, Never> {
    let changes = FileChanges(
      of: try #require(OpenFile(at: file.path)), at: file.path, every: .seconds(1), on: scheduler)
    return Recorder(
      changes.map { change in
        switch change {
        case .grew(let size): "grew \(size)"
        case .truncated(let size): "truncated \(size)"
        case .replaced: "replaced"
        }
      })
  }

  @Test func reportsTheSizeAtOnceAndWhenItGrows() throws {
    let file = try TestFile("one\n")
    let recorder = try changes(of: file)
    #expect(recorder.values == ["grew 4"])
    scheduler.advance(by: .seconds(1))
    try file.append("two\n")
    #expect(recorder.values == ["grew 4"])
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["grew 4", "grew 8"])
  }

  @Test func reportsTruncation() throws {
    let file = try TestFile("one\ntwo\n")
    let recorder = try changes(of: file)
    try file.write("1\n")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["grew 8", "truncated 2"])
  }

  @Test func readsTheOldFileToItsEndBeforeItsSuccessor() throws {
    let file = try TestFile("one\n")
    let recorder = try changes(of: file)
    try file.append("two\n")
    try file.replace(with: "three\n")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["grew 4", "grew 8", "replaced", "grew 6"])
    try file.append("four\n")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values.last == "grew 11")
  }

  @Test func followsTheFileWhileNoneHasTheName() throws {
    let file = try TestFile("one\n")
    let recorder = try changes(of: file)
    try file.remove()
    scheduler.advance(by: .seconds(3))
    #expect(recorder.values == ["grew 4"])
    try file.write("two\n")
    scheduler.advance(by: .seconds(1))
    #expect(recorder.values == ["grew 4", "replaced", "grew 4"])
  }

  @Test func endsWithItsSubscription() throws {
    let recorder = try changes(of: TestFile("one\n"))
    recorder.cancel()
    #expect(scheduler.scheduled == 0)
  }
}
