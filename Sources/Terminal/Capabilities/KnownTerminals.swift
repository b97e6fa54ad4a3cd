/// Terminals that have a feature, by the names and versions that they report.
struct KnownTerminals: ExpressibleByDictionaryLiteral {
  private let terminals: [(name: String, since: [Int])]

  /// Creates a set of terminals from their names and the numbers of the first versions with the
  /// feature, from the major one on. Without a number, all versions have it.
  init(dictionaryLiteral elements: (String, [Int])...) {
    terminals = elements
  }

  /// Returns whether a terminal that reports `version`, such as `kitty(0.26.5)`, has the feature.
  func contains(_ version: String) -> Bool {
    terminals.contains { name, since in
      version.hasPrefix(name)
        && !KnownTerminals.numbers(in: version.dropFirst(name.count))
          .lexicographicallyPrecedes(since)
    }
  }

  private static func numbers(in version: Substring) -> [Int] {
    let start = version.utf8.firstIndex(where: \.isDigit) ?? version.endIndex
    return version[start...].prefix { $0 == "." || $0.utf8.allSatisfy(\.isDigit) }
      .split(separator: ".").compactMap { Int($0) }
  }
}

extension KnownTerminals {
  /// Terminals that show progress in their tabs or in the taskbar (OSC 9 ; 4). Others show a
  /// notification in its place.
  static let withProgress: KnownTerminals = [
    "ghostty": [1, 2], "iTerm2": [3, 6, 6], "Konsole": [25, 4], "mintty": [3, 4, 2],
    "VTE": [8_000], "WezTerm": [20_250_209],
  ]

  /// Terminals that report modified keys with codes of their own when they are asked to
  /// (`CSI > 4 ; 1 m`), and have no other protocol that is in use.
  static let withModifiedKeys: KnownTerminals = [
    "XTerm": [], "mintty": [], "tmux": [], "WezTerm": [], "iTerm2": [],
  ]

  /// Terminals that show pictures in files (OSC 1337), which have more colors than sixel.
  static let withInlineImages: KnownTerminals = ["iTerm2": [3]]

  /// Terminals in which text erases no pictures, and parts of pictures cannot be shown. What has
  /// scrolled would stay behind the text.
  static let withoutErasedPictures: KnownTerminals = ["Konsole": []]

  /// Terminals that show 24-bit colors whatever the environment says, as it does not after `ssh`.
  static let withTrueColor: KnownTerminals = [
    "kitty": [], "foot": [], "ghostty": [], "iTerm2": [], "Konsole": [], "mintty": [],
    "VTE": [3_600], "WezTerm": [], "contour": [], "XTerm": [331],
  ]
}
