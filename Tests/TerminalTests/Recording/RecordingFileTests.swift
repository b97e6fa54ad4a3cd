import Foundation
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct RecordingFileTests {
  @Test func hasEachLineAtOnceAndIsPrivate() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "RecordingFileTests-\(ProcessInfo.processInfo.globallyUniqueString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "old and longer\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(atPath: path)
    let file = try #require(RecordingFile(path: path))
    file.write("one\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\n")
    file.write("two\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    _ = RecordingFile(path: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "")
  }

  @Test func makesAnExistingFilePrivate() throws {
    let path = NSTemporaryDirectory() + "RecordingFileTests-existing-\(getpid())"
    defer { unlink(path) }
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    chmod(path, 0o644)
    try #require(RecordingFile(path: path)).write("new")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func followsNoSymbolicLink() throws {
    let path = NSTemporaryDirectory() + "RecordingFileTests-target-\(getpid())"
    let link = NSTemporaryDirectory() + "RecordingFileTests-link-\(getpid())"
    defer { for name in [path, link] { unlink(name) } }
    try "kept".write(toFile: path, atomically: false, encoding: .utf8)
    symlink(path, link)
    #expect(RecordingFile(path: link) == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0))
  func tellsThatTheDiskIsFull() throws {
    let file = try #require(RecordingFile(path: "/dev/full"))
    #expect(file.failure == nil)
    file.write("line\n")
    #expect(file.failure == ENOSPC)
  }

  @Test func isNotCreatedWhereThatIsImpossible() {
    #expect(RecordingFile(path: "/no/folder/file") == nil)
  }

  @Test func doesNotTakeThePlaceOfAClosedStream() async {
    await #expect(processExitsWith: .success) {
      let path = NSTemporaryDirectory() + "RecordingFileTests-\(getpid())"
      close(STDOUT_FILENO)
      let file = RecordingFile(path: path)
      precondition(file != nil && write(STDOUT_FILENO, "text", 4) == -1)
      unlink(path)
    }
  }
}
