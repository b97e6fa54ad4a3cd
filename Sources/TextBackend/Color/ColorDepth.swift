/// The number of colors that a terminal supports.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// No colors. Backgrounds are shown as reversed text.
  case none
  /// The 16 colors of the basic palette.
  case ansi16
  /// The 256 colors of xterm's palette.
  case ansi256
  /// 24-bit colors.
  case trueColor

  /// Creates the color depth that environment variables ask for.
  ///
  /// In order of precedence:
  ///
  /// 1. `NO_COLOR` switches colors off.
  /// 2. `FORCE_COLOR` (0 to 3) and `CLICOLOR_FORCE` switch colors on even if the output is not a
  ///    terminal.
  /// 3. `CLICOLOR=0`, `TERM=dumb` and an output that is not a terminal switch colors off.
  /// 4. `COLORTERM` and `TERM` select the depth.
  ///
  /// An empty variable counts as unset. (no-color.org, bixense.com/clicolors, force-color.org.)
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isTerminal: Whether the output is a terminal.
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
