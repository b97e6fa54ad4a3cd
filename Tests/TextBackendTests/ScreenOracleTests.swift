import Components
import Foundation
import TestSupport
import Testing

@testable import TextBackend

private let states =
  ProcessInfo.processInfo.environment["ANNUNCIATOR_ORACLE_STATES"].flatMap { Int($0) } ?? 100

/// The number of states of a program. Each of them is shown by a new terminal.
private let length = 8

/// The random programs of `ScreenRandomTitlesTests` on independent emulators, if there are any:
/// see `Oracle`. `ANNUNCIATOR_ORACLE_STATES` is the number of states to compare, 100 by default.
@MainActor @Suite(.watchdog, .enabled(if: Oracle.command != nil))
struct ScreenOracleTests {
  @Test(arguments: 0..<UInt64((states + length - 1) / length))
  func changesLookLikeRepaintsOnOtherEmulators(seed: UInt64) throws {
    let oracle = try Oracle(Oracle.command ?? "")
    var program = RandomProgram(seed: 1_000 + seed)
    // The same program, which always repaints.
    var other = RandomProgram(seed: 1_000 + seed)
    var bytes = Self.beginning
    for step in 0..<length {
      if program.performRandomStep() { bytes = Self.beginning }
      bytes += program.screen.bytes()
      _ = other.performRandomStep()
      other.screen.invalidate()
      let repaint = Self.beginning + other.screen.bytes()
      let differences = try differences(program, bytes, repaint, oracle)
      if differences.isEmpty { continue }
      let lines = differences.prefix(4).joined(separator: "\n")
      Issue.record("step \(step): \(lines)\n\(program.screen.text)")
      return
    }
  }

  /// A session switches wrapping off. The text is in the way of what follows.
  private static let beginning = Array("\u{1B}[?7l\u{1B}[Habc\r\ndef 界界\r\nghi".utf8)

  /// Returns what terminals show in another way after `bytes` than after a repaint, or than the
  /// frame has it.
  private func differences(
    _ program: RandomProgram, _ bytes: [UInt8], _ repaint: [UInt8], _ oracle: Oracle
  ) throws -> [String] {
    let frame = program.screen.frame
    let cells = frame.cells
    let changed = try oracle.cells(program.columns, program.rows, bytes)
    let repainted = try oracle.cells(program.columns, program.rows, repaint)
    var differences: [String] = []
    for (name, rows) in changed {
      for (y, row) in rows.enumerated() {
        for (x, cell) in row.enumerated() {
          if let other = repainted[name]?[y][x], other.visible != cell.visible {
            differences.append("\(name) (\(x), \(y)): \(cell), repainted \(other)")
          } else if !cell.shows(cells[y][x]), !frame.isDisputed(column: x, row: y) {
            differences.append("\(name) (\(x), \(y)): \(cell) for \(cells[y][x])")
          }
        }
      }
    }
    return differences
  }
}

extension TestTerminal.Cell {
  /// Whether this cell of an emulator shows the text and background of `other`. Emulators differ
  /// in what they tell of blanks, of second halves and of bright colors.
  fileprivate func shows(_ other: Self) -> Bool {
    if other.text == "" { return true }
    // A glyph that takes more cells than the screen's keeps those that have only been erased.
    if text == "", other.text == " " { return true }
    return text == other.text && background == other.background
  }

  private var background: Set<String> {
    codes.filter { $0.hasPrefix("bg") || $0 == "reverse" }
  }
}
