/// The number of colors that a terminal supports.
public enum ColorDepth: Hashable, Sendable, CaseIterable, Comparable {
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
  /// 4. `COLORTERM`, `TERM`, and the variables by which terminals make themselves known, such as
  ///    `TERM_PROGRAM`, select the depth. Within GNU screen, which inherits them from the terminal
  ///    around it, only `TERM` counts.
  ///
  /// An empty variable counts as unset. (no-color.org, bixense.com/clicolors, force-color.org.)
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isTerminal: Whether the output is a terminal.
  public init(environment: [String: String], isTerminal: Bool) {
    self.init(isTerminal: isTerminal) { environment[$0] }
  }

  /// Creates the color depth that environment variables ask for.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal.
  ///   - variable: Returns the value of the variable of a name, if it is set.
  package init(isTerminal: Bool, variable: (String) -> String?) {
    func value(_ name: String) -> String? {
      variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let isForced = value("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    if value("NO_COLOR") != nil {
      self = .none
    } else if let force = value("FORCE_COLOR") {
      self = ColorDepth(force: force, else: ColorDepth(ofTerminal: value))
    } else if !isForced, !isTerminal || value("CLICOLOR") == "0" || value("TERM") == "dumb" {
      self = .none
    } else {
      self = ColorDepth(ofTerminal: value)
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
}

// MARK: - Terminals

extension ColorDepth {
  /// Creates the color depth of the terminal that the variables describe.
  fileprivate init(ofTerminal value: (String) -> String?) {
    let term = value("TERM") ?? ""
    // GNU screen, but not tmux with the same name, drops colors that it does not know.
    let isScreen =
      term.hasPrefix("screen") && value("TERM_PROGRAM") != "tmux" && value("TMUX") == nil
    if !isScreen, ColorDepth.hasTrueColor(term, value) {
      self = .trueColor
    } else {
      self = term.hasSuffix("256color") ? .ansi256 : .ansi16
    }
  }

  private static func hasTrueColor(_ term: String, _ value: (String) -> String?) -> Bool {
    if ["truecolor", "24bit"].contains(value("COLORTERM")) || term.hasSuffix("-direct") {
      return true
    }
    if trueColorTerms.contains(where: { term == $0 || term.hasPrefix($0 + "-") }) { return true }
    // A multiplexer, an editor or a console within the terminal has another name.
    guard term.hasPrefix("xterm") else { return false }
    return trueColorPrograms.contains(value("TERM_PROGRAM") ?? "")
      || value("TERMINAL_EMULATOR") == "JetBrains-JediTerm"
      || value("WT_SESSION") != nil || value("KONSOLE_VERSION") != nil
      // xterm, whose first version with 24-bit colors is 331.
      || (value("XTERM_VERSION").flatMap(versionNumber) ?? 0) >= 331
      // VTE 0.36, of which 3600 is the version.
      || (value("VTE_VERSION").flatMap { Int($0) } ?? 0) >= 3_600
  }

  /// Returns the number in a version such as `XTerm(379)`.
  private static func versionNumber(_ version: String) -> Int? {
    Int(version.drop { !$0.isNumber }.prefix(while: \.isNumber))
  }

  /// The values of `TERM` of terminals with 24-bit colors, also with suffixes such as `-256color`.
  private static let trueColorTerms = [
    "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "mintty", "rio", "wezterm",
    "xterm-ghostty", "xterm-kitty",
  ]

  /// The values of `TERM_PROGRAM` of terminals with 24-bit colors.
  private static let trueColorPrograms = [
    "ghostty", "Hyper", "iTerm.app", "mintty", "rio", "Tabby", "vscode", "WarpTerminal", "WezTerm",
    "zed",
  ]
}

extension ColorDepth {
  /// Whether there are fewer than 256 colors.
  var isFew: Bool { self == .ansi16 || self == .none }
}
