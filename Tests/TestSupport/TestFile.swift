import Foundation
import Testing

/// A file that a test writes, with a name of its own.
public final class TestFile {
  /// The path of the file.
  public let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  /// Creates a file with `contents`.
  public init(_ contents: String = "") throws {
    try write(contents)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Replaces the contents, and keeps the file.
  public func write(_ contents: String) throws {
    if let handle = FileHandle(forWritingAtPath: path) {
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(contents.utf8))
    } else {
      try Data(contents.utf8).write(to: URL(filePath: path))
    }
  }

  /// Appends to the contents.
  public func append(_ contents: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(contents.utf8))
  }

  /// Puts another file with `contents` in its place.
  public func replace(with contents: String) throws {
    try Data(contents.utf8).write(to: URL(filePath: path + ".new"))
    try #require(rename(path + ".new", path) == 0)
  }

  /// Removes the file.
  public func remove() throws { try FileManager.default.removeItem(atPath: path) }
}
