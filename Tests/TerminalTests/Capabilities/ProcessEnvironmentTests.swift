import TerminalHarness
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct ProcessEnvironmentTests {
  @Test(arguments: [
    ("COLORTERM=truecolor", true, false), ("FORCE_COLOR=2", false, true),
    ("FORCE_COLOR=1", false, false), ("NO_COLOR=1", false, false),
  ])
  func selectsTheColorsOfAProgram(variable: String, usesExact: Bool, usesPalette: Bool) throws {
    let terminal = PseudoTerminal("Demo", ["--page", "sign-in"], environment: [variable])
    try #require(terminal.shows("I forgot my password"))
    #expect(terminal.hasWritten(";48;2;") == usesExact)
    #expect(terminal.hasWritten(";48;5;") == usesPalette)
    terminal.type("\u{03}")
    #expect(terminal.waitForExit() == 130)
  }

  @Test func hasTheVariablesOfTheProcess() {
    #expect(ProcessEnvironment.variable("PATH")?.isEmpty == false)
    #expect(ProcessEnvironment.variable("A variable that is not set") == nil)
  }

  @Test(arguments: ["dumb", "dumb-emacs-ansi", "hardcopy", "lpr", "tty33", "unknown", "vt52"])
  func findsNoCursorAddressing(term: String) {
    #expect(!ProcessEnvironment.hasCursorAddressing { $0 == "TERM" ? term : nil })
  }

  @Test(arguments: [
    "", "cons25", "linux", "nonsense", "screen", "vt100", "vt520", "xterm-mono", nil,
  ])
  func assumesCursorAddressing(term: String?) {
    #expect(ProcessEnvironment.hasCursorAddressing { $0 == "TERM" ? term : nil })
  }

  @Test(
    arguments: [
      ([:], true), (["LANG": ""], true), (["LANG": "de_DE"], true),
      (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true),
      (["LANG": "ca_ES.UTF-8@valencia"], true), (["LC_CTYPE": "UTF-8"], true),
      (["LANG": "C"], false), (["LANG": "POSIX"], false), (["LANG": "en_US.ISO-8859-1"], false),
      (["LANG": "de_DE.ISO-8859-15@euro"], false),
      (["LC_CTYPE": "C", "LANG": "C.UTF-8"], false), (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
      (["LC_ALL": "C", "LC_CTYPE": "C.UTF-8"], false), (["LC_ALL": "", "LANG": "C"], false),
    ] as [([String: String], Bool)])
  func takesTheEncodingFromTheNameOfTheLocale(variables: [String: String], usesUTF8: Bool) {
    #expect(ProcessEnvironment.usesUTF8 { variables[$0] } == usesUTF8)
  }
}
