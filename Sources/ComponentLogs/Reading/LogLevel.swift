/// The severity that a line of a log states.
enum LogLevel: UInt8, CaseIterable, Sendable {
  case trace = 1
  case debug, info, notice, warning, error, fatal

  /// The letter that stands for the level beside a line.
  var letter: String { String(name.prefix(1)) }

  /// The name in capital letters.
  var name: String {
    switch self {
    case .trace: "TRACE"
    case .debug: "DEBUG"
    case .info: "INFO"
    case .notice: "NOTICE"
    case .warning: "WARN"
    case .error: "ERROR"
    case .fatal: "FATAL"
    }
  }
}

extension LogLevel: Comparable {
  static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension LogLevel {
  /// Creates the level that `line` states; `nil` if it states none.
  ///
  ///     2026-11-22 09:15:02 WARN  low on memory      a word in capital letters
  ///     [error] connection lost                      a word in brackets
  ///     main.c:3: warning: unused variable           a word before a colon
  ///     time=09:15 level=info msg=ready              a value of `level`, also in JSON
  ///     <11>Nov 22 09:15:02 host app: gone           the priority of a message of syslog
  ///     E1122 09:15:02.000000 1 main.go:8] gone      a letter before the date
  ///
  /// The first of these in the line counts, as far as it is within the first 256 bytes.
  init?(statedIn line: UnsafeBufferPointer<UInt8>) {
    var parser = LevelParser(UnsafeBufferPointer(rebasing: line.prefix(LevelParser.limit)))
    guard let level = parser.parse() else { return nil }
    self = level
  }

  /// Creates the level that `word` names, in small or capital letters; `nil` if it names none.
  init?(named word: some StringProtocol) {
    guard (3...8).contains(word.utf8.count), word.utf8.allSatisfy(\.isLetter),
      let level = LevelWords.level(of: LevelWords.number(of: word))
    else { return nil }
    self = level
  }

  /// Creates the level of a severity of syslog, from 0 to 7.
  fileprivate init(severity: Int) {
    let levels: [LogLevel] = [.fatal, .fatal, .fatal, .error, .warning, .notice, .info, .debug]
    self = levels[severity]
  }
}

/// A search for the level in the first bytes of a line.
private struct LevelParser {
  /// The number of bytes in which levels are found.
  static let limit = 256

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The byte before `index`, without escape sequences.
  private var previous: UInt8 = 0x20
  /// The index at which the value of a key such as `level` begins.
  private var valueStart = -1

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func parse() -> LogLevel? {
    if let level = levelBeforeDate ?? priority { return level }
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isLetter {
        if let level = parseWord() { return level }
      } else if byte == 0x1B {
        skipEscapeSequence()
      } else {
        if index == valueStart, let level = level(numbered: byte) { return level }
        previous = byte
        index += 1
      }
    }
    return nil
  }

  /// The level of a line that begins with a letter and four digits.
  private var levelBeforeDate: LogLevel? {
    guard bytes.count > 5, bytes[1..<5].allSatisfy(\.isDigit), bytes[5] == 0x20 else { return nil }
    switch bytes[0] {
    case UInt8(ascii: "I"): return .info
    case UInt8(ascii: "W"): return .warning
    case UInt8(ascii: "E"): return .error
    case UInt8(ascii: "F"): return .fatal
    default: return nil
    }
  }

  /// The level of a line that begins with a number in angle brackets.
  private var priority: LogLevel? {
    guard bytes.first == UInt8(ascii: "<") else { return nil }
    let digits = bytes.dropFirst().prefix(4).prefix(while: \.isDigit)
    guard !digits.isEmpty, digits.count < 4, digits.endIndex < bytes.count,
      bytes[digits.endIndex] == UInt8(ascii: ">")
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return number < 192 ? LogLevel(severity: number & 7) : nil
  }

  /// Returns the level of a number such as 30, of which `digit` is the first digit.
  private func level(numbered digit: UInt8) -> LogLevel? {
    guard (0x31...0x36).contains(digit), index + 1 < bytes.count, bytes[index + 1] == 0x30,
      index + 2 == bytes.count || !bytes[index + 2].isDigit
    else { return nil }
    return [.trace, .debug, .info, .warning, .error, .fatal][Int(digit - 0x31)]
  }

  private mutating func skipEscapeSequence() {
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "[") {
      index += 1
      while index < bytes.count, !(0x40...0x7E).contains(bytes[index]) { index += 1 }
    }
    index = min(index + 1, bytes.count)
    previous = 0x20
  }

  /// Moves behind a word; returns its level if it states one.
  private mutating func parseWord() -> LogLevel? {
    let start = index
    var word: UInt64 = 0
    var isCapital = true
    while index < bytes.count, bytes[index].isLetter {
      let byte = bytes[index]
      word = word << 8 | UInt64(byte | 0x20)
      if byte & 0x20 != 0 { isCapital = false }
      index += 1
    }
    defer { previous = bytes[index - 1] }
    guard (3...8).contains(index - start) else { return nil }
    let next = index < bytes.count ? bytes[index] : 0x20
    if previous.isWordPart || next.isWordPart { return nil }
    if LevelWords.keys.contains(word) { return findValue() }
    guard isCapital || start == valueStart || isMarked(before: next) else { return nil }
    return LevelWords.level(of: word)
  }

  /// Whether brackets or a colon make a level of the word that ends at `index`.
  private func isMarked(before next: UInt8) -> Bool {
    switch next {
    case UInt8(ascii: "]"), UInt8(ascii: ">"): return true
    case UInt8(ascii: ":"):
      let isLast = index + 1 >= bytes.count || bytes[index + 1] == 0x20
      return isLast && (previous == 0x20 || previous == UInt8(ascii: "("))
    default: return previous == UInt8(ascii: "[")
    }
  }

  /// Sets `valueStart` if an equals sign or a colon follows the key that ends at `index`.
  private mutating func findValue() -> LogLevel? {
    var end = index
    var isAssigned = false
    while end < bytes.count, end - index < 5 {
      switch bytes[end] {
      case UInt8(ascii: "="), UInt8(ascii: ":"): isAssigned = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"), 0x20: break
      default:
        if isAssigned { valueStart = end }
        return nil
      }
      end += 1
    }
    return nil
  }
}

/// The words that state levels, as numbers made of their small letters.
private enum LevelWords {
  static let keys = ["level", "lvl", "severity", "loglevel"].map(number)

  private static let levels: [(word: UInt64, level: LogLevel)] = [
    ("info", LogLevel.info), ("debug", .debug), ("warn", .warning), ("error", .error),
    ("warning", .warning), ("notice", .notice), ("trace", .trace), ("fatal", .fatal),
    ("err", .error), ("inf", .info), ("dbg", .debug), ("wrn", .warning), ("trc", .trace),
    ("ftl", .fatal), ("verbose", .trace), ("severe", .error), ("critical", .fatal),
    ("crit", .fatal), ("alert", .fatal), ("emerg", .fatal), ("panic", .fatal),
  ].map { (number(of: $0.0), $0.1) }

  static func level(of word: UInt64) -> LogLevel? {
    for entry in levels where entry.word == word { return entry.level }
    return nil
  }

  static func number(of word: some StringProtocol) -> UInt64 {
    word.utf8.reduce(0) { $0 << 8 | UInt64($1 | 0x20) }
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// Whether the byte is a digit of ASCII.
  var isDigit: Bool { self &- 0x30 < 10 }
  fileprivate var isWordPart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}
