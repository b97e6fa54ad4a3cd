/// The names of users by number, from a file in the format of `/etc/passwd`.
struct UserNames {
  private var names: [UInt32: String] = [:]

  /// The largest number of users that are read.
  private static let limit = 65_536

  init() {}

  /// Reads lines such as `root:x:0:0:root:/root:/bin/sh`, and skips others. The first name of a
  /// user counts.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for line in bytes.split(separator: 0x0A).prefix(UserNames.limit) {
      let fields = line.split(
        separator: UInt8(ascii: ":"), maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4, !fields[0].isEmpty,
        let id = UInt32(String(decoding: fields[2], as: UTF8.self)), names[id] == nil
      else { continue }
      names[id] = String(decoding: fields[0].prefix(64), as: UTF8.self)
    }
  }

  /// Returns the name of a user, or the number without one.
  subscript(id: UInt32) -> String { names[id] ?? String(id) }
}
