import TextBackend
import TestSupport
import Testing

@Suite(.watchdog) struct ColorDepthTests {
  @Test(
    arguments: [
      ([:], true, ColorDepth.ansi16),
      (["TERM": "xterm-256color"], true, .ansi256),
      (["TERM": "xterm-256color"], false, .none),
      (["TERM": "xterm", "COLORTERM": "truecolor"], true, .trueColor),
      (["TERM": "xterm", "COLORTERM": "24bit"], true, .trueColor),
      (["TERM": "xterm-direct"], true, .trueColor),
      (["TERM": "dumb"], true, .none),
      (["TERM": "xterm", "NO_COLOR": "1"], true, .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], true, .ansi256),
      (["NO_COLOR": "1", "FORCE_COLOR": "3"], true, .none),
      (["TERM": "xterm", "FORCE_COLOR": "3"], false, .trueColor),
      (["TERM": "xterm", "FORCE_COLOR": "2"], false, .ansi256),
      (["TERM": "xterm-256color", "FORCE_COLOR": "1"], true, .ansi16),
      (["TERM": "xterm-256color", "FORCE_COLOR": "yes"], false, .ansi256),
      (["TERM": "xterm", "FORCE_COLOR": "0"], true, .none),
      (["TERM": "xterm", "CLICOLOR": "0"], true, .none),
      (["TERM": "xterm", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], false, .ansi16),
      (["TERM": "xterm", "CLICOLOR_FORCE": "0"], false, .none),
    ] as [([String: String], Bool, ColorDepth)])
  func followsTheEnvironment(variables: [String: String], isTerminal: Bool, depth: ColorDepth) {
    #expect(ColorDepth(environment: variables, isTerminal: isTerminal) == depth)
  }

  @Test(arguments: [
    "xterm-kitty", "xterm-ghostty", "alacritty", "alacritty-direct", "foot", "foot-extra",
    "wezterm", "contour", "rio", "xterm-direct", "tmux-direct", "mintty-direct", "kitty",
  ])
  func knowsTerminalsByName(term: String) {
    #expect(ColorDepth(environment: ["TERM": term], isTerminal: true) == .trueColor)
  }

  @Test(arguments: [
    "iTerm.app", "WezTerm", "ghostty", "vscode", "Hyper", "mintty", "rio", "Tabby", "WarpTerminal",
  ])
  func knowsTerminalsByProgram(program: String) {
    let variables = ["TERM": "xterm-256color", "TERM_PROGRAM": program]
    #expect(ColorDepth(environment: variables, isTerminal: true) == .trueColor)
  }

  @Test(
    arguments: [
      (["VTE_VERSION": "7006"], .trueColor), (["VTE_VERSION": "3405"], .ansi256),
      (["XTERM_VERSION": "XTerm(379)"], .trueColor), (["XTERM_VERSION": "XTerm(330)"], .ansi256),
      (["XTERM_VERSION": "()"], .ansi256),
      (["XTERM_VERSION": "XTerm(379)", "TERM": "tmux"], .ansi16),
      (["VTE_VERSION": "new"], .ansi256), (["WT_SESSION": "b8a7-1d2e"], .trueColor),
      (["WT_SESSION": ""], .ansi256), (["KONSOLE_VERSION": "221203"], .trueColor),
      (["TERMINAL_EMULATOR": "JetBrains-JediTerm"], .trueColor),
      (["TERM_PROGRAM": "Apple_Terminal"], .ansi256), (["TERM_PROGRAM": "unheard-of"], .ansi256),
      (["NO_COLOR": "1", "WT_SESSION": "1"], .none),
      (["FORCE_COLOR": "1", "VTE_VERSION": "7006"], .ansi16),
    ] as [([String: String], ColorDepth)])
  func knowsTerminalsByOtherVariables(variables: [String: String], depth: ColorDepth) {
    let variables = variables.merging(["TERM": "xterm-256color"]) { old, _ in old }
    #expect(ColorDepth(environment: variables, isTerminal: true) == depth)
  }

  /// A multiplexer or console inherits the variables of the terminal around it.
  @Test(
    arguments: [
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], .ansi256),
      (["TERM": "screen", "COLORTERM": "truecolor", "VTE_VERSION": "7006"], .ansi16),
      (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/t,1,0"], .trueColor),
      (["TERM": "screen-256color", "TERM_PROGRAM": "tmux", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "screen-256color", "TERM_PROGRAM": "tmux", "VTE_VERSION": "7006"], .ansi256),
      (["TERM": "tmux-256color", "TERM_PROGRAM": "iTerm.app"], .ansi256),
      (["TERM": "linux", "WT_SESSION": "1"], .ansi16),
      (["TERM": "dumb", "TERM_PROGRAM": "vscode", "FORCE_COLOR": "yes"], .ansi16),
    ] as [([String: String], ColorDepth)])
  func ignoresTheTerminalAroundAnother(variables: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: variables, isTerminal: true) == depth)
  }
}
