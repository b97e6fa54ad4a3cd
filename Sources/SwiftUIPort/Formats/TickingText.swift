/// A publisher of a text that depends on the time: now, and whenever it changes.
struct TickingText: TimedPublisher {
  typealias Output = String
  typealias Failure = Never

  /// What the text tells.
  enum Content: Hashable, Sendable {
    case timer(Date)
    case relative(Date)
    case offset(Date)
    case interval(from: Date, during: ClosedRange<Date>, showsHours: Bool)
  }

  let content: Content
  var scheduler: AnyScheduler?

  /// The current date, if it is not that of the system.
  @TaskLocal static var date: Date?

  static var now: Date { date ?? Date() }

  consuming func subscribe<S: Subscriber<String, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let (content, scheduler) = (content, scheduler ?? AnyScheduler(.system))
    let (startDate, start) = (TickingText.now, scheduler.now)
    return Interval(every: .seconds(1), on: scheduler)
      .map { _ in
        let elapsed = start.duration(to: scheduler.now)
        return content.text(at: startDate.addingTimeInterval(elapsed / .seconds(1)))
      }
      .prepend(content.text(at: startDate))
      .removeDuplicates()
      .subscribe(subscriber)
  }
}

extension TickingText.Content {
  /// Returns the text at a time.
  func text(at now: Date) -> String {
    switch self {
    case .timer(let date): TickingText.digits(of: date.seconds(until: now))
    case .relative(let date):
      TickingText.words(from: date, to: now).prefix(2).joined(separator: ", ")
    case .offset(let date):
      (date.seconds(until: now) > 0 ? "-" : "+")
        + (TickingText.words(from: date, to: now).first ?? "")
    case .interval(let date, let range, let showsHours):
      TickingText.digits(
        of: date.seconds(until: min(max(now, range.lowerBound), range.upperBound)),
        showsHours: showsHours)
    }
  }
}

extension TickingText {
  /// Returns a number of seconds as `1:05` or `2:01:05`.
  fileprivate static func digits(of seconds: Int, showsHours: Bool = true) -> String {
    let (minutes, second) = (abs(seconds) / 60, abs(seconds) % 60)
    let end = String(format: "%02d", second)
    if minutes < 60 || !showsHours { return "\(minutes):\(end)" }
    return String(format: "%d:%02d:", minutes / 60, minutes % 60) + end
  }

  /// Returns the time between two dates in words, from the largest unit that is not zero.
  fileprivate static func words(from date: Date, to now: Date) -> [String] {
    let distance = date.seconds(until: now)
    // Whole seconds, so that the units do not depend on fractions.
    let end = date.addingTimeInterval(Double(distance))
    let (first, last) = distance < 0 ? (end, date) : (date, end)
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: first, to: last)
    let units = [
      ("year", parts.year), ("month", parts.month), ("day", parts.day), ("hour", parts.hour),
      ("minute", parts.minute), ("second", parts.second),
    ]
    let words = units.drop { ($0.1 ?? 0) == 0 }.map { unit, count in
      "\(count ?? 0) \(unit)\(count == 1 ? "" : "s")"
    }
    return words.isEmpty ? ["0 seconds"] : words
  }
}

extension Date {
  /// The whole seconds until `other`, rounded down, to the nearest millisecond.
  fileprivate func seconds(until other: Date) -> Int {
    let seconds = (other.timeIntervalSince(self) * 1000).rounded() / 1000
    return Int(exactly: seconds.rounded(.down)) ?? 0
  }
}
