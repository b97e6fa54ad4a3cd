import Foundation
import Testing

/// A file that a test writes, with a name of its own.
final class TestFile {
  let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  init(_ contents: String = "") throws {
    try write(contents)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Replaces the contents, and keeps the file.
  func write(_ contents: String) throws {
    if let handle = FileHandle(forWritingAtPath: path) {
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(contents.utf8))
    } else {
      try Data(contents.utf8).write(to: URL(filePath: path))
    }
  }

  func append(_ contents: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(contents.utf8))
  }

  /// Puts another file with `contents` in its place.
  func replace(with contents: String) throws {
    try Data(contents.utf8).write(to: URL(filePath: path + ".new"))
    try #require(rename(path + ".new", path) == 0)
  }

  func remove() throws { try FileManager.default.removeItem(atPath: path) }
}
