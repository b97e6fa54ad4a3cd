extension Text {
  /// How a text shows a date. The last three change while they are shown, in the time of their
  /// view's scheduler.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind { case date, time, timer, relative, offset }

    fileprivate let kind: Kind

    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The time since the date or until it: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
    /// The time since the date or until it, in words: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// The time until the date, or with a minus since it: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
  }

  /// Creates a text of a date.
  ///
  ///     Text(start, style: .timer)   // 1:05, a second later 1:06
  public nonisolated init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(verbatim: date.formatted(date: .long, time: .omitted))
    case .time: self.init(verbatim: date.formatted(date: .omitted, time: .shortened))
    case .timer: self.init(.timer(date))
    case .relative: self.init(.relative(date))
    case .offset: self.init(.offset(date))
    }
  }

  /// Creates a text that counts the seconds of an interval.
  ///
  ///     Text(timerInterval: start...start.addingTimeInterval(90))   // 1:30, a second later 1:29
  ///
  /// - Parameters:
  ///   - timerInterval: The interval in which the text changes.
  ///   - pauseTime: The time at which it stops, if not at the end.
  ///   - countsDown: Whether the text is the time until the end, not since the beginning.
  ///   - showsHours: Whether more than 60 minutes are shown as hours.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let end = pauseTime.map { min($0, timerInterval.upperBound) } ?? timerInterval.upperBound
    let shown = timerInterval.lowerBound...max(end, timerInterval.lowerBound)
    self.init(
      .interval(
        from: countsDown ? timerInterval.upperBound : timerInterval.lowerBound, during: shown,
        showsHours: showsHours))
  }

  /// Creates a text of the dates of a range.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: [dates.lowerBound, dates.upperBound]
        .map { $0.formatted(date: .omitted, time: .shortened) }.joined(separator: " – "))
  }

  private nonisolated init(_ content: TickingText.Content) {
    self.init(verbatim: "")
    string = ValueOrPublisher(
      timed: TickingText(content: content), initial: content.text(at: TickingText.now))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date.
  ///
  ///     Text("Ends at \(end, style: .time)")
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends a text that counts the seconds of an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
