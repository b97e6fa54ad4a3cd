import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct ModesTests {
  /// Returns the state of each private mode that `bytes` set or reset.
  private func modes(after bytes: String) -> [String: Bool] {
    var modes: [String: Bool] = [:]
    for sequence in bytes.split(separator: "\u{1B}[?").dropFirst(
      bytes.hasPrefix("\u{1B}[?") ? 0 : 1)
    {
      let number = sequence.prefix { $0.isNumber }
      modes[String(number)] = sequence.dropFirst(number.count).first == "h"
    }
    return modes
  }

  /// The modes that are set initially: wrapping and the cursor.
  private let initial = ["7": true, "25": true]

  @Test func expectsTheReportsThatItSwitchesOn() {
    #expect(Modes().reports == .focus)
    #expect(Modes(placement: .inline).reports == .focus)
    #expect(Modes(writesLines: true).reports == [])
    var modes = Modes()
    _ = modes.add(.resizeReports)
    #expect(modes.reports == [.focus, .size])
  }

  @Test func undoResetsEveryModeThatEnterSets() {
    let entered = modes(after: Modes.enter)
    let left = modes(after: Modes().undo)
    for (mode, _) in entered { #expect(left[mode] == initial[mode] ?? false, "mode \(mode)") }
    #expect(left["2026"] == false)
  }

  @Test(arguments: [false, true])
  func undoResetsWhatIsNoPrivateMode(writesLines: Bool) throws {
    let undo = Modes(
      writesLines: writesLines, hasTitle: true, hasProgress: true, pointerReset: "pointer",
      reportsModifiedKeys: true, hasCursorShape: true
    ).undo
    for reset in ["[23;0t", "]9;4;0;0\u{1B}\\", "pointer", "[>4m", "[0 q"] {
      #expect(undo.contains(reset))
      #expect(!Modes(writesLines: writesLines).undo.contains(reset))
    }
    #expect(Modes(reportsModifiedKeys: true).reenter.hasSuffix("\u{1B}[>4;1m"))
  }

  @Test func undoDeletesPicturesBeforeItLeavesTheScreen() throws {
    let undo = Modes(showsPictures: true).undo
    let deletion = try #require(undo.firstRange(of: "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"))
    let leaving = try #require(undo.firstRange(of: "\u{1B}[?1049l"))
    #expect(deletion.upperBound < leaving.lowerBound)
    #expect(!Modes().undo.contains("\u{1B}_"))
  }

  @Test func undoResetsEveryModeOfAnInlineView() {
    let entered = modes(after: Modes.enterInline)
    let left = modes(after: Modes(placement: .inline).undo)
    for (mode, _) in entered { #expect(left[mode] == initial[mode] ?? false, "mode \(mode)") }
    for mode in ["1049", "1003", "1006"] {
      #expect(entered[mode] == nil)
      #expect(left[mode] == nil)
    }
  }

  @Test(arguments: [(nil, ""), (0, "\r\n"), (3, "\u{1B}[3B\r\n")] as [(Int?, String)])
  func undoMovesTheCursorBelowAnInlineView(rows: Int?, end: String) {
    let modes = Modes(placement: .inline, rowsBelowCursor: rows)
    #expect(modes.undo.hasSuffix("\u{1B}[?7h" + end))
  }

  @Test func marksAnInlineViewAsAPromptUntilItsLastRow() {
    let modes = Modes(placement: .inline, rowsBelowCursor: 1, marksPrompt: true)
    #expect(modes.reenter.hasPrefix("\u{1B}]133;A\u{1B}\\"))
    #expect(modes.undo.hasSuffix("\u{1B}[1B\r\n\u{1B}]133;C\u{1B}\\"))
    let others = [
      Modes(placement: .inline, rowsBelowCursor: 1), Modes(marksPrompt: true),
      Modes(placement: .inline, marksPrompt: true),
    ]
    for modes in others { #expect(!modes.undo.contains("]133;")) }
  }

  @Test func beginsARowOfItsOwn() {
    #expect(Modes.beginRow(columns: 3) == "   \r")
  }

  @Test func undoPopsTheKeyboardProtocol() {
    #expect(!Modes().undo.contains("\u{1B}[<u"))
    let modes = Modes(usesKeyboardProtocol: true)
    #expect(modes.undo.contains("\u{1B}[<u"))
    #expect(modes.reenter.contains("\u{1B}[>31u"))
    #expect(modes.reassert.contains("\u{1B}[<u"))
    #expect(modes.reassert.contains("\u{1B}[>31u"))
  }

  @Test func entersTheAlternateScreenFirstAndLeavesItLast() {
    #expect(Modes.enter.hasPrefix("\u{1B}[?1049h"))
    #expect(Modes(usesKeyboardProtocol: true).undo.hasSuffix("\u{1B}[?1049l"))
  }

  @Test func undoBeginsByTerminatingAnInterruptedSequence() {
    #expect(Modes().undo.hasPrefix("\u{1B}\\"))
  }

  /// Modes of which all are set.
  private var all: Modes {
    var modes = Modes(usesKeyboardProtocol: true, hasTitle: true, hasCursorShape: true)
    for mode in Modes.OptionalMode.allCases { _ = modes.add(mode) }
    return modes
  }

  @Test func optionalModesAreSetOnceAndReset() {
    var modes = all
    let isAdded = modes.add(.resizeReports)
    #expect(!isAdded)
    for mode in Modes.OptionalMode.allCases {
      #expect(modes.reenter.contains("\u{1B}[?\(mode.rawValue)h"))
      #expect(modes.undo.contains("\u{1B}[?\(mode.rawValue)l"))
      #expect(!Modes().undo.contains("\(mode.rawValue)"))
    }
  }

  @Test func undoRestoresTheTitleAndTheCursorShape() {
    #expect(all.undo.contains("\u{1B}[0 q\u{1B}[23;0t"))
    #expect(all.reenter.contains("\u{1B}[22;0t"))
    #expect(all.reassert.hasPrefix("\u{1B}[23;0t"))
    #expect(!Modes().undo.contains("\u{1B}[0 q"))
    #expect(!Modes().undo.contains("t"))
  }

  @Test func undoFitsIntoTheGuardsBuffer() {
    var modes = all
    #expect(modes.undo.utf8.count <= 512)
    modes.placement = .inline
    modes.rowsBelowCursor = .max
    #expect(modes.undo.utf8.count <= 512)
  }
}
