import Foundation
import Testing

/// The files of this package.
enum Documents {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folders of the modules that Components consists of.
  static let componentFolders = [
    "ComponentCore", "ComponentControls", "ComponentLists", "ComponentNavigation", "Components",
  ].map { "Sources/" + $0 }

  /// Returns the files below `folder` whose names end in `suffix`.
  static func files(in folder: String, named suffix: String) throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return try #require(files).compactMap { $0 as? URL }.filter { $0.path.hasSuffix(suffix) }
  }

  /// Returns the contents of a source file without the declarations that are unavailable, of which
  /// an attribute stands in front of the first line.
  static func source(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
      .replacing(/@available\(\*, unavailable.*\n *public .*/, with: "")
  }

  /// Returns the contents of the file at `path`.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
