/// A stored picture of a screen, in a file beside a test's file.
struct Snapshot {
  /// The environment variable that makes tests write their snapshots.
  static let updateVariable = "UPDATE_SNAPSHOTS"

  /// Whether snapshots are written instead of compared.
  static var isUpdating: Bool {
    !["", "0"].contains(TextFile.environmentVariable(updateVariable) ?? "")
  }

  private let folder: String
  private let fileName: String

  /// The path of the file.
  var path: String { "\(folder)/\(fileName)" }

  init(name: String, testFile: String) {
    let components = testFile.split(separator: "/", omittingEmptySubsequences: false)
    let test = (components.last ?? "").split(separator: ".").first ?? ""
    folder = (components.dropLast() + ["Snapshots"]).joined(separator: "/")
    fileName = "\(test).\(Snapshot.fileName(for: name)).txt"
  }

  /// Returns `name` with only letters, digits, hyphens and underscores.
  private static func fileName(for name: String) -> String {
    let name = name.split(separator: "(").first ?? ""
    return String(
      name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
  }

  /// Compares `picture` with the file or, if `isUpdating`, stores it there.
  ///
  /// - Throws: A `ScreenError` if they differ or the file cannot be read or written.
  func require(_ picture: String, isUpdating: Bool) throws {
    guard let stored = TextFile.read(path) else {
      return try isUpdating ? write(picture) : throwMissing(picture)
    }
    let comparison = TextComparison(
      expected: stored, actual: picture, titles: ("stored", "screen"))
    if comparison.isSame { return }
    if isUpdating { return try write(picture) }
    throw ScreenError(
      "The screen differs from \(path) in \(comparison.count):\n\(comparison.text)\n"
        + advice)
  }

  private func write(_ picture: String) throws {
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.droppingTrailing("").joined(separator: "\n") + "\n"
    guard TextFile.write(text, to: path, in: folder) else {
      throw ScreenError("\(path) cannot be written.")
    }
  }

  private func throwMissing(_ picture: String) throws {
    throw ScreenError("There is no file \(path) yet. The screen shows:\n\(picture)\n\(advice)")
  }

  private var advice: String {
    "If this is as it should be, run the test with \(Snapshot.updateVariable)=1."
  }
}
