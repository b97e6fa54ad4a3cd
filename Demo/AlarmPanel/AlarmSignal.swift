import DemoSupport

/// A message about a process: its name, its level, and a text such as a value.
///
///     FEED_PUMP_1 alarm tripped
///     STEAM_TEMP  warning 566 °C
///     DRUM_LEVEL  normal 50 %
///
/// A line of this form is one. Underscores in a name stand for blanks. The text may be missing.
package struct AlarmSignal: Hashable, Sendable {
  /// The level of a process.
  package enum Level: String, CaseIterable, Comparable, Sendable {
    case normal, warning, alarm

    package static func < (lhs: Level, rhs: Level) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { Level.allCases.firstIndex(of: self) ?? 0 }
  }

  package var name: String
  package var level: Level
  package var text: String

  package init(_ name: String, _ level: Level, _ text: String = "") {
    (self.name, self.level, self.text) = (name, level, text)
  }

  /// Reads a line.
  package init(parsing line: String) throws(AlarmSignalError) {
    let words = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    guard words.count > 1 else {
      throw AlarmSignalError(
        message: "\(line.excerpt) has no state: a line is NAME STATE TEXT.")
    }
    guard let level = Level(rawValue: words[1].lowercased()) else {
      throw AlarmSignalError(
        message: "\(String(words[1]).excerpt) is no state: it is normal, warning or alarm.")
    }
    let text = words.count > 2 ? words[2] : ""
    self.init(
      String(words[0].map { $0 == "_" ? " " : $0 }), level,
      String(text.reversed().drop(while: \.isWhitespace).reversed()))
  }
}

/// A line that is no signal.
package struct AlarmSignalError: Error, Hashable, Sendable {
  /// A sentence that names the mistake.
  package var message: String

  package init(message: String) {
    self.message = message
  }

  /// More names than a panel has windows.
  static let tooManyNames = AlarmSignalError(
    message: "There are more than \(AlarmPanel.limit) names: the others are not shown.")
}

extension String {
  /// The beginning of the string in quotation marks.
  fileprivate var excerpt: String {
    count > 24 ? "\(String(prefix(23)).quoted)…" : quoted
  }
}
