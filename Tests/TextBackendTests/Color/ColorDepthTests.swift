import TextBackend
import Testing

@Suite(.timeLimit(.minutes(5))) struct ColorDepthTests {
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
}
