import CTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Opens URLs with the desktop's programs.
///
/// The URL is one argument of `xdg-open` or, on macOS, `open`; no shell reads it. The program runs
/// in a session of its own without access to the terminal, so it neither draws on the screen nor
/// ends with it. Without a desktop nothing is opened, because `xdg-open` would start a browser for
/// the terminal. Files are not opened, because some desktops start programs so.
@MainActor
enum URLOpener {
  /// The programs that have been started and may not have ended.
  private static var children: [pid_t] = []

  private nonisolated static let schemes = ["http", "https", "mailto"]

  #if canImport(Darwin)
    private static let program = "open"
    private static var hasDesktop: Bool { getenv("SSH_CONNECTION") == nil }
  #else
    private static let program = "xdg-open"
    private static var hasDesktop: Bool {
      getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil
    }
  #endif

  /// Opens `url` and returns whether a program for it has been started.
  static func open(_ url: String) -> Bool {
    guard hasDesktop, canOpen(url) else { return false }
    children.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    let child = terminal_start_program(program, url)
    if child > 0 { children.append(child) }
    return child > 0
  }

  /// Whether `url` has one of the schemes that are safe to open and no characters that URLs must
  /// encode.
  nonisolated static func canOpen(_ url: String) -> Bool {
    guard let colon = url.firstIndex(of: ":"), schemes.contains(url[..<colon].lowercased()) else {
      return false
    }
    return url.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != " " }
  }
}
