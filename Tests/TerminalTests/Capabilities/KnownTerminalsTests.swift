import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct KnownTerminalsTests {
  private let terminals: KnownTerminals = ["kitty": [0, 31], "iTerm2": [3, 6, 6], "tmux": []]

  @Test(arguments: [
    ("kitty(0.31.0)", true), ("kitty(0.26.5)", false), ("kitty(1.0)", true), ("kitty", false),
    ("iTerm2 3.6.6", true), ("iTerm2 3.6", false), ("iTerm2 3.6.10", true), ("tmux 3.3a", true),
    ("tmux", true), ("xterm(379)", false), ("", false), ("kitty(99999999999999999999)", false),
  ])
  func comparesNamesAndVersions(version: String, isKnown: Bool) {
    #expect(terminals.contains(version) == isKnown)
  }
}
