/// How many lines of a log were written in each part of its time, by how severe they are.
///
/// It has at most 1,024 bars, each of which stands for the same time. When the log becomes longer
/// than they are together, two neighbours become one, so that it takes the same space for a log of
/// a second and of a year, and a line is added in constant time.
struct LevelHistogram: Equatable, Sendable {
  /// The lines of a part of the time.
  struct Bar: Equatable, Sendable {
    var errors = 0
    var warnings = 0
    /// The lines of all other levels and without one.
    var others = 0
    /// The number of the first line; `nil` if there is none.
    var firstLine: Int?

    var count: Int { errors + warnings + others }

    /// Adds the lines of a later bar.
    mutating func add(_ other: Bar) {
      errors += other.errors
      warnings += other.warnings
      others += other.others
      firstLine = firstLine ?? other.firstLine
    }
  }

  /// The largest number of bars.
  static let capacity = 1_024

  private(set) var bars: [Bar] = []
  /// The time at which the first bar begins.
  private(set) var start = LogTime(milliseconds: 0)
  /// The number of milliseconds that a bar stands for.
  private(set) var interval = 1

  /// The time of the end of the last bar.
  var end: LogTime {
    LogTime(milliseconds: start.milliseconds + max(0, bars.count * interval - 1))
  }

  /// Adds a line. One earlier than the first line is left out, unless its time begins again, as
  /// one without a date does at midnight.
  mutating func add(_ level: LogLevel?, at time: LogTime, line: Int) {
    // What precedes the first date is no beginning.
    if start.milliseconds < LogTime.millisecondsOfDay, start.milliseconds >= 0,
      time.milliseconds >= LogTime.millisecondsOfDay
    {
      self = LevelHistogram()
    }
    if bars.isEmpty { start = LogTime(milliseconds: time.milliseconds) }
    guard let distance = distance(to: time) else { return }
    while distance / interval >= LevelHistogram.capacity { halve() }
    let index = distance / interval
    if index >= bars.count {
      bars += Array(repeating: Bar(), count: index + 1 - bars.count)
    }
    var bar = Bar(firstLine: line)
    switch level {
    case .error?, .fatal?: bar.errors = 1
    case .warning?: bar.warnings = 1
    default: bar.others = 1
    }
    bars[index].add(bar)
  }

  /// Returns the number of milliseconds from the start to `time`, or to the same time in the next
  /// year or day if it has no year or no date; `nil` if it is earlier.
  private func distance(to time: LogTime) -> Int? {
    let distance = time.milliseconds - start.milliseconds
    if distance >= 0 { return distance }
    guard let cycle = start.cycle, distance < -cycle / 2 else { return nil }
    return distance + cycle
  }

  /// Makes one bar of two.
  private mutating func halve() {
    interval *= 2
    bars = stride(from: 0, to: bars.count, by: 2).map { index in
      var bar = bars[index]
      if index + 1 < bars.count { bar.add(bars[index + 1]) }
      return bar
    }
  }

  // MARK: Columns

  /// The lines in a column of the picture: a bar that stands in two is counted by its parts.
  struct Column: Equatable {
    var errors = 0.0
    var warnings = 0.0
    var others = 0.0

    var count: Double { errors + warnings + others }

    fileprivate mutating func add(_ bar: Bar, times part: Double) {
      errors += Double(bar.errors) * part
      warnings += Double(bar.warnings) * part
      others += Double(bar.others) * part
    }
  }

  /// Returns the bars as they stand in `width` columns.
  func columns(_ width: Int) -> [Column] {
    if bars.isEmpty { return [] }
    let barsInColumn = Double(bars.count) / Double(width)
    return (0..<width).map { column in
      let (start, end) = (Double(column) * barsInColumn, Double(column + 1) * barsInColumn)
      return (Int(start)..<bars.count).prefix { Double($0) < end }
        .reduce(into: Column()) { sum, index in
          let part = min(end, Double(index + 1)) - max(start, Double(index))
          // Less than that is the inaccuracy of the arithmetic.
          if part > 0.001 { sum.add(bars[index], times: part) }
        }
    }
  }

  /// Returns the column that shows `time`; `nil` if none does.
  func column(of time: LogTime, of width: Int) -> Int? {
    guard let distance = distance(to: time), distance / interval < bars.count else { return nil }
    // That of the middle of the bar.
    return (2 * (distance / interval) + 1) * width / (2 * bars.count)
  }

  /// Returns the first line of a column, or else the first one after it.
  func firstLine(ofColumn column: Int, of width: Int) -> Int? {
    if bars.isEmpty || column >= width { return nil }
    return bars[(max(0, column) * bars.count / width)...].lazy.compactMap(\.firstLine).first
  }
}
