/// The month of a date as rows of days: a value, so that its keys can be tested alone.
struct MonthGrid: Equatable {
  var date: Date
  let calendar: Calendar
  let range: ClosedRange<Date>

  /// The columns that a day takes.
  static let dayWidth = 3
  /// The columns and rows of a grid: seven days, below a title and the names of days.
  static let size = ComponentDrawing.Size(width: 7 * dayWidth - 1, height: 8)
  /// The row of the first days.
  static let firstRow = 2

  private var firstDay: Date {
    calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  /// The number of days of the month.
  var dayCount: Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 0 }

  /// The day of the month that is selected, from 1.
  var day: Int { calendar.component(.day, from: date) }

  /// The number of days of the week before the first day of the month.
  private var offset: Int {
    (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
  }

  /// The name of the month with its year.
  var title: String {
    let month = calendar.component(.month, from: date)
    let names = calendar.standaloneMonthSymbols
    let name = names.indices.contains(month - 1) ? names[month - 1] : "\(month)"
    return "\(name) \(calendar.component(.year, from: date))"
  }

  /// The first letters of the days of the week, from the first one.
  var weekdays: [String] {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    return (0..<symbols.count).map { symbols[($0 + calendar.firstWeekday - 1) % symbols.count] }
  }

  /// Returns the column and the row of a day in the grid.
  func place(ofDay day: Int) -> Point {
    let index = offset + day - 1
    return Point(x: index % 7 * MonthGrid.dayWidth, y: index / 7 + MonthGrid.firstRow)
  }

  /// Returns the day at a column and a row; `nil` between and beside the days.
  func day(at point: Point) -> Int? {
    (1...max(1, dayCount)).first {
      let place = place(ofDay: $0)
      return place.y == point.y && (place.x..<place.x + 2).contains(point.x)
    }
  }

  /// Returns whether a day of the month, or a part of it, is in the range.
  func isInRange(day: Int) -> Bool {
    guard let start = calendar.date(byAdding: .day, value: day - 1, to: firstDay),
      let end = calendar.date(byAdding: .day, value: 1, to: start)
    else { return false }
    return end > range.lowerBound && start <= range.upperBound
  }

  // MARK: Input

  /// Handles a key; returns whether it has a meaning.
  mutating func handleKey(_ key: Key) -> Bool {
    switch key {
    case .left: move(.day, by: -1)
    case .right: move(.day, by: 1)
    case .up: move(.day, by: -7)
    case .down: move(.day, by: 7)
    case .pageUp: move(.month, by: -1)
    case .pageDown: move(.month, by: 1)
    case .home: move(.day, by: 1 - day)
    case .end: move(.day, by: dayCount - day)
    default: return false
    }
    return true
  }

  /// Handles a click: on a day, or on the marks beside the title.
  mutating func click(at point: Point) {
    if let day = day(at: point) {
      move(.day, by: day - self.day)
    } else if point.y == 0, point.x < 2 || point.x >= MonthGrid.size.width - 2 {
      move(.month, by: point.x < 2 ? -1 : 1)
    }
  }

  /// Moves the date, at most to the ends of the range. It keeps its time.
  mutating func move(_ component: Calendar.Component, by count: Int) {
    guard let new = calendar.date(byAdding: component, value: count, to: date) else { return }
    date = min(max(new, range.lowerBound), range.upperBound)
  }
}
