import DemoSupport

/// The names of users by number, from a file in the format of `/etc/passwd`.
struct UserNames {
  private var names: [UInt32: String] = [:]

  /// Reads lines such as `root:x:0:0:root:/root:/bin/sh`, and skips others. The first name of a
  /// user counts.
  init(_ file: [UInt8]) {
    for line in file.lines {
      let fields = line.split(
        separator: UInt8(ascii: ":"), maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4, !fields[0].isEmpty, let id = UInt32(fields[2].text),
        names[id] == nil
      else { continue }
      names[id] = fields[0].prefix(64).text
    }
  }

  /// Returns the name of a user, or the number without one.
  subscript(id: UInt32) -> String { names[id] ?? String(id) }
}
