import Components
import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

/// A terminal that receives the screen's bytes shows its frame, whatever has changed.
@MainActor @Suite(.watchdog) struct ScreenRandomTitlesTests {
  @Test(
    arguments: [Capabilities.Repetition.none, .ascii, .all], 0..<2 as Range<UInt64>)
  func terminalMatchesTheFrameAfterRandomTitles(repetition: Capabilities.Repetition, seed: UInt64) {
    expectEqualScreens(seed: seed, TestTerminal.Behavior()) { $0.repetition = repetition }
  }

  /// Terminals disagree about widths, but each shows the same after changes as after a repaint.
  @Test(arguments: TestTerminal.Behavior.allCases.indices, 2..<8 as Range<UInt64>)
  func changesLookLikeRepaintsWhateverTheWidths(behavior: Int, seed: UInt64) {
    expectEqualScreens(seed: seed, TestTerminal.Behavior.allCases[behavior])
  }

  private func expectEqualScreens(
    seed: UInt64, _ behavior: TestTerminal.Behavior,
    configure: (inout Capabilities) -> Void = { _ in }
  ) {
    var program = RandomProgram(seed: seed)
    program.screen.capabilities.hasHyperlinks = true
    configure(&program.screen.capabilities)
    var terminal = program.makeTerminal(behavior)
    for step in 0..<40 {
      if program.performRandomStep() { terminal = program.makeTerminal(behavior) }
      terminal.feed(program.screen.bytes())
      let differences = terminal.differences(from: program.screen.frame)
      #expect(differences == [], "seed \(seed), step \(step), \(program.screen.text)")
      #expect(terminal.violations == [], "seed \(seed), step \(step)")
      if !differences.isEmpty { return }
      guard step % 5 == 4 else { continue }
      program.screen.invalidate()
      let bytes = program.screen.bytes()
      var other = program.makeTerminal(behavior)
      other.feed(bytes)
      #expect(
        terminal.visibleRows == other.visibleRows,
        "seed \(seed), step \(step), \(program.screen.text)")
      terminal.feed(bytes)
    }
  }
}
