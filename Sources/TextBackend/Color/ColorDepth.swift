/// How many colors a terminal shows.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None. What is behind text is shown by reversing it.
  case none
  /// The 16 of its palette.
  case ansi16
  /// The 256 of xterm.
  case ansi256
  /// All.
  case trueColor

  /// What the environment says.
  ///
  /// In this order: a `NO_COLOR` that is not empty is obeyed; `FORCE_COLOR` (0 to 3) and
  /// `CLICOLOR_FORCE` ask for color even where output is no terminal; `CLICOLOR=0` and `TERM=dumb`
  /// are without; then `COLORTERM` and `TERM` tell how much. A variable that is empty counts as not
  /// set. (no-color.org, bixense.com/clicolors, force-color.org.)
  public init(environment: [String: String], isTerminal: Bool) {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    let isForced = value("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    if value("NO_COLOR") != nil {
      self = .none
    } else if let force = value("FORCE_COLOR") {
      self = ColorDepth(force: force, else: ColorDepth(term: value("TERM"), value("COLORTERM")))
    } else if !isForced, !isTerminal || value("CLICOLOR") == "0" || value("TERM") == "dumb" {
      self = .none
    } else {
      self = ColorDepth(term: value("TERM"), value("COLORTERM"))
    }
  }

  private init(force: String, else depth: ColorDepth) {
    switch force {
    case "0", "false": self = .none
    case "1": self = .ansi16
    case "2": self = .ansi256
    case "3": self = .trueColor
    default: self = depth
    }
  }

  private init(term: String?, _ colorTerm: String?) {
    if colorTerm == "truecolor" || colorTerm == "24bit" || term?.hasSuffix("-direct") == true {
      self = .trueColor
    } else if term?.hasSuffix("256color") == true {
      self = .ansi256
    } else {
      self = .ansi16
    }
  }
}
