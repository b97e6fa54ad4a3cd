#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment variables that describe the terminal.
enum ProcessEnvironment {
  private static let names = [
    "TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE",
    "SSH_CONNECTION", "TERM_PROGRAM", "TERMINAL_EMULATOR", "TMUX", "VTE_VERSION", "WT_SESSION",
    "KONSOLE_VERSION",
  ]

  static var variables: [String: String] {
    var variables: [String: String] = [:]
    for name in names { variables[name] = getenv(name).map { String(cString: $0) } }
    return variables
  }
}
