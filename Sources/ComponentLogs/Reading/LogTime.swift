/// The time that a line of a log states.
///
///     2026-11-22T09:15:02.123Z low on memory           also with blanks, slashes or a comma
///     Nov 22 09:15:02 host app: gone                    syslog, without a year
///     10.0.0.7 - - [22/Nov/2026:09:15:02 +0000] "GET    the common log format
///     E1122 09:15:02.000000 1 main.go:8] gone           a letter before the date
///     09:15:02 ready                                    without a date
///     {"ts":1795511702.5,"msg":"ready"}                 seconds or milliseconds since 1970
///
/// Zones have no effect: the lines of a log are expected to be in the same one.
struct LogTime: Equatable, Sendable {
  /// The number of milliseconds since the beginning of 1970.
  ///
  /// A time without a year is in the year 0, and one without a date in the first day of 1970.
  let milliseconds: Int
  /// Whether the line states more than whole seconds.
  var hasFraction = false

  static let millisecondsOfDay = 86_400_000

  /// The number of milliseconds after which the same time comes again: a day without a date, and a
  /// year without a year; `nil` for a time that comes once.
  var cycle: Int? {
    if milliseconds < 0 { return 366 * LogTime.millisecondsOfDay }
    return milliseconds < LogTime.millisecondsOfDay ? LogTime.millisecondsOfDay : nil
  }

  /// The hours, minutes and seconds, with milliseconds if the line states any.
  var clock: String {
    let ofDay = milliseconds.modulo(LogTime.millisecondsOfDay)
    let seconds = ofDay / 1_000
    let text = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { $0.padded(to: 2) }
      .joined(separator: ":")
    return hasFraction ? text + "." + (ofDay % 1_000).padded(to: 3) : text
  }

  /// The year, the month and the day, as far as the line states them.
  var date: String? {
    let days =
      (milliseconds - milliseconds.modulo(LogTime.millisecondsOfDay)) / LogTime.millisecondsOfDay
    // A log without dates may continue after midnight.
    if days == 0 || days == 1 { return nil }
    let (year, month, day) = CivilDate.components(ofDay: days)
    let ofYear = month.padded(to: 2) + "-" + day.padded(to: 2)
    return year < 2 ? ofYear : year.padded(to: 4) + "-" + ofYear
  }
}

extension LogTime: Comparable {
  static func < (lhs: LogTime, rhs: LogTime) -> Bool { lhs.milliseconds < rhs.milliseconds }
}

extension LogTime {
  /// The number of bytes of a line in which its time is found.
  private static let limit = 128

  /// Returns the first time that `line` states, and its bytes; `nil` if there is none in the first
  /// 128 bytes.
  static func first(
    in line: UnsafeBufferPointer<UInt8>
  ) -> (time: LogTime, range: Range<Int>)? {
    let bytes = UnsafeBufferPointer(rebasing: line.prefix(limit))
    var index = 0
    while index < bytes.count {
      guard bytes[index].isDigit else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isDigit { index += 1 }
      if index - start == 2, let found = bytes.time(at: start) { return found }
      if index - start == 10 || index - start == 13, let time = bytes.epoch(start..<index) {
        return time
      }
    }
    return nil
  }

  /// Returns the first time in the beginning of a text, and its characters.
  static func first(in text: String) -> (time: LogTime, range: Range<String.Index>)? {
    var text = text
    let found = text.withUTF8 { first(in: $0) }
    return found.map { time, range in
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      return (time, start..<text.utf8.index(start, offsetBy: range.count))
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the time whose hours are at `start`, with the date before it.
  fileprivate func time(at start: Int) -> (time: LogTime, range: Range<Int>)? {
    guard let hour = number(start, 2), hour < 24, isColon(start + 2),
      let minute = number(start + 3, 2), minute < 60, isColon(start + 5),
      let second = number(start + 6, 2), second < 61
    else { return nil }
    var end = start + 8
    var milliseconds = ((hour * 60 + minute) * 60 + second) * 1_000
    var hasFraction = false
    if let fraction = fraction(at: end) {
      milliseconds += fraction.milliseconds
      end = fraction.end
      hasFraction = true
    }
    let date = date(before: start)
    if let date { milliseconds += date.day * LogTime.millisecondsOfDay }
    return (
      LogTime(milliseconds: milliseconds, hasFraction: hasFraction),
      (date?.start ?? start)..<endOfZone(at: end)
    )
  }

  /// Returns the milliseconds behind a point or a comma.
  private func fraction(at index: Int) -> (milliseconds: Int, end: Int)? {
    guard index < count, self[index] == UInt8(ascii: ".") || self[index] == UInt8(ascii: ",")
    else { return nil }
    let digits = self[(index + 1)...].prefix(while: \.isDigit)
    if digits.isEmpty { return nil }
    let value = digits.prefix(3).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return (value * [1, 100, 10, 1][Swift.min(digits.count, 3)], digits.endIndex)
  }

  /// Returns the end of a zone such as `Z`, `+01:00` or ` +0000` at `index`, or else `index`.
  private func endOfZone(at index: Int) -> Int {
    if index < count, self[index] == UInt8(ascii: "Z") { return index + 1 }
    let sign = index < count && self[index] == 0x20 ? index + 1 : index
    guard sign < count, self[sign] == UInt8(ascii: "+") || self[sign] == UInt8(ascii: "-"),
      number(sign + 1, 2) != nil
    else { return index }
    let minutes = isColon(sign + 3) ? sign + 4 : sign + 3
    return number(minutes, 2) == nil ? index : minutes + 2
  }

  /// Returns the days since 1970 of the date that ends before the byte before `end`.
  private func date(before end: Int) -> (day: Int, start: Int)? {
    if let year = number(end - 11, 4), let month = number(end - 6, 2), let day = number(end - 3, 2),
      !self[end - 7].isDigit, !self[end - 4].isDigit
    {
      return CivilDate.day(year, month, day).map { ($0, end - 11) }
    }
    if let year = number(end - 5, 4), let month = month(at: end - 9),
      let day = number(end - 12, 2)
    {
      return CivilDate.day(year, month, day).map { ($0, end - 12) }
    }
    if let month = month(at: end - 7), let day = number(end - 3, 2) ?? number(end - 2, 1) {
      return CivilDate.day(0, month, day).map { ($0, end - 7) }
    }
    if end == 6, self[0].isLetter, let month = number(1, 2), let day = number(3, 2) {
      return CivilDate.day(0, month, day).map { ($0, 0) }
    }
    return nil
  }

  /// Returns the time in seconds or milliseconds since 1970 that is the value of a key.
  fileprivate func epoch(_ range: Range<Int>) -> (time: LogTime, range: Range<Int>)? {
    let before = range.lowerBound > 0 ? self[range.lowerBound - 1] : UInt8(ascii: "=")
    guard before == UInt8(ascii: "=") || before == UInt8(ascii: ":"),
      let value = number(range.lowerBound, range.count)
    else { return nil }
    if range.count == 13 {
      return (LogTime(milliseconds: value, hasFraction: true), range)
    }
    let fraction = fraction(at: range.upperBound)
    return (
      LogTime(
        milliseconds: value * 1_000 + (fraction?.milliseconds ?? 0), hasFraction: fraction != nil),
      range.lowerBound..<(fraction?.end ?? range.upperBound)
    )
  }

  private func isColon(_ index: Int) -> Bool { index < count && self[index] == UInt8(ascii: ":") }

  /// Returns the number of `length` digits at `index`.
  private func number(_ index: Int, _ length: Int) -> Int? {
    guard index >= 0, index + length <= count else { return nil }
    var value = 0
    for digit in self[index..<index + length] {
      guard digit.isDigit else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }

  /// Returns the month, from 1 on, whose English name begins at `index`.
  private func month(at index: Int) -> Int? {
    guard index >= 0, index + 3 <= count else { return nil }
    let name = self[index..<index + 3]
    return CivilDate.months.firstIndex { $0.elementsEqual(name) }.map { $0 + 1 }
  }
}

/// Dates of the Gregorian calendar, counted in days.
///
/// The arithmetic is that of Howard Hinnant, *chrono-Compatible Low-Level Date Algorithms*: years
/// begin in March, so that the leap day is the last one, and 400 of them have 146,097 days.
private enum CivilDate {
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ].map { Array($0.utf8) }

  /// Returns the number of days since the beginning of 1970; `nil` if there is no such month or
  /// day.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let year = (month <= 2 ? year - 1 : year) + 400
    let yearOfEra = year % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return (year / 400 - 1) * 146_097 + dayOfEra - 719_468
  }

  /// Returns the date of a number of days since the beginning of 1970.
  static func components(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let day = day + 719_468 + 146_097
    let dayOfEra = day % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + (day / 146_097 - 1) * 400
    return (
      month < 10 ? year : year + 1, month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }
}

extension Int {
  fileprivate func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }

  /// The digits, with zeros before them up to `length`.
  fileprivate func padded(to length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
  }
}
