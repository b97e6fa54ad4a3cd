import Foundation

/// An independent terminal emulator, as a program that tells what terminals would show.
///
/// The environment variable `ANNUNCIATOR_ORACLE` holds a shell command. For each line that it
/// reads, it writes one line, both in JSON:
///
///     {"columns": 2, "rows": 1, "bytes": "1b5b316d41"}
///     {"pyte": [[["A", "bold"], [" "]]], "tmux": …}
///
/// A request holds what a new terminal of that size receives, in hexadecimal digits. The response
/// has the rows of each terminal: for each cell its text, which is empty in the second cell of a
/// wide character, and then the names of its attributes: `bold`, `italic`, `underline`, `reverse`,
/// `strikethrough`, and `fg` or `bg` with an index of the palette or with three components, as in
/// `bg 12` and `fg 255,0,0`. The program ends when its input ends.
final class Oracle {
  static let command = ProcessInfo.processInfo.environment["ANNUNCIATOR_ORACLE"]

  private struct Request: Encodable {
    var columns: Int
    var rows: Int
    var bytes: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []

  init(_ command: String) throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \(command)"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    // Not by a signal: threads of the test library block them, and their children inherit that.
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Returns the cells of terminals that have received `bytes`, by the terminals' names.
  func cells(_ columns: Int, _ rows: Int, _ bytes: [UInt8]) throws -> [String: [[TestTerminal
    .Cell]]]
  {
    let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    var line = try JSONEncoder().encode(
      Request(columns: columns, rows: rows, bytes: digits.joined()))
    line.append(10)
    try input.fileHandleForWriting.write(contentsOf: line)
    let response = try JSONDecoder().decode([String: [[[String]]]].self, from: readLine())
    return response.mapValues { rows in
      rows.map { row in
        row.map { TestTerminal.Cell(text: $0.first ?? "", codes: Set($0.dropFirst())) }
      }
    }
  }

  private func readLine() throws -> Data {
    while true {
      if let end = buffer.firstIndex(of: 10) {
        defer { buffer.removeSubrange(...end) }
        return Data(buffer[..<end])
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw CocoaError(.fileReadUnknown) }
      buffer += data
    }
  }
}
