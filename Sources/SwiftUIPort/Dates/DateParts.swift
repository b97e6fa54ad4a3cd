/// A part of a date in a field.
enum DatePart: Hashable, Sendable {
  case year, month, day
  /// The hour of the day, or of its half.
  case hour, hourOfHalf
  case minute
  /// The half of the day.
  case half
  /// What stands between parts.
  case separator(String)

  /// The number of digits.
  var digits: Int { self == .year ? 4 : 2 }

  /// The component of a calendar that digits set.
  var component: Calendar.Component? {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour, .hourOfHalf: .hour
    case .minute: .minute
    case .half, .separator: nil
    }
  }
}

/// The parts of a date in the order of a locale.
struct DateParts: Equatable {
  let parts: [DatePart]

  /// Creates the order of a locale, which is that of its short dates and times.
  init(_ components: DatePickerComponents, in locale: Locale) {
    let templates = [
      components.contains(.date) ? "yyyyMMdd" : nil,
      components.contains(.hourAndMinute) ? "jmm" : nil,
    ]
    let patterns = templates.compactMap { template in
      template.flatMap { DateFormatter.dateFormat(fromTemplate: $0, options: 0, locale: locale) }
    }
    parts = DateParts.parts(of: patterns.joined(separator: ", "))
  }

  /// Returns the parts of a pattern such as `MM/dd/yyyy, h:mm a`.
  static func parts(of pattern: String) -> [DatePart] {
    var parts: [DatePart] = []
    var separator = ""
    var last: Character?
    func end() {
      if !separator.isEmpty { parts.append(.separator(separator)) }
      separator = ""
    }
    for character in pattern where character != "'" {
      defer { last = character }
      let part: DatePart? =
        switch character {
        case "y", "u": .year
        case "M", "L": .month
        case "d": .day
        case "H", "k": .hour
        case "h", "K": .hourOfHalf
        case "m": .minute
        case "a", "b", "B": .half
        default: nil
        }
      guard let part else {
        separator.append(character.isWhitespace ? " " : character)
        continue
      }
      if character == last { continue }
      end()
      parts.append(part)
    }
    end()
    return parts
  }
}
