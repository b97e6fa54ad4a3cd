#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The environment variables of this process.
enum ProcessEnvironment {
  /// Returns the value of a variable, or `nil` if it is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension ProcessEnvironment {
  /// The values of `TERM` of terminals that do not have the cursor addressing of ECMA-48, also
  /// with suffixes such as `-emacs`.
  private static let termsWithoutAddressing = [
    "dialup", "dumb", "hardcopy", "lpr", "network", "printer", "tty33", "tty35", "tty37", "tty43",
    "unknown", "vt52",
  ]

  /// Returns whether the terminal can move its cursor to any cell. One whose name says nothing
  /// else can.
  static func hasCursorAddressing(_ variable: (String) -> String? = variable) -> Bool {
    let name = variable("TERM")?.prefix { $0 != "-" } ?? ""
    return !termsWithoutAddressing.contains { $0 == name }
  }

  /// Returns whether characters are in UTF-8, as they are unless the first of `LC_ALL`, `LC_CTYPE`
  /// and `LANG` that is set names another encoding, or the locale `C` or `POSIX`.
  ///
  /// Only the names count, because the locale may be that of another machine, and not installed.
  static func usesUTF8(_ variable: (String) -> String? = variable) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return locale == nil }
    let name = locale.prefix { $0 != "@" }
    guard let dot = name.firstIndex(of: ".") else { return true }
    return ["utf-8", "utf8"].contains(name[dot...].dropFirst().lowercased())
  }
}
