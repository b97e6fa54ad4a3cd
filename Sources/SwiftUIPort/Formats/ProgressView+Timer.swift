extension ProgressView {
  /// Creates a bar that follows the time, with the time that is left or has passed at its end.
  ///
  ///     ProgressView(timerInterval: start...start.addingTimeInterval(90))
  ///
  /// - Parameters:
  ///   - timerInterval: The interval in which the bar changes.
  ///   - countsDown: Whether the bar is full at the beginning and empty at the end.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval, countsDown, nil, ProgressView.time(timerInterval, countsDown))
  }

  /// Creates a bar that follows the time, with a label and the time that is left or has passed.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> some View
  ) {
    self.init(
      timerInterval, countsDown, AnyView(label()), ProgressView.time(timerInterval, countsDown))
  }

  /// Creates a bar that follows the time.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval in which the bar changes.
  ///   - countsDown: Whether the bar is full at the beginning and empty at the end.
  ///   - label: What describes the task.
  ///   - currentValueLabel: What tells the current value, at the end of the label.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(timerInterval, countsDown, AnyView(label()), AnyView(currentValueLabel()))
  }

  private nonisolated init(
    _ interval: ClosedRange<Date>, _ countsDown: Bool, _ label: AnyView?, _ value: AnyView
  ) {
    let fraction = TickingFraction(interval: interval, countsDown: countsDown)
    self.init(
      label: label, currentValueLabel: value,
      fraction: ValueOrPublisher(timed: fraction, initial: fraction.value(at: TickingText.now)))
  }

  private nonisolated static func time(
    _ interval: ClosedRange<Date>, _ countsDown: Bool
  ) -> AnyView {
    AnyView(Text(timerInterval: interval, countsDown: countsDown))
  }
}

/// A publisher of the part of an interval that has passed, or is left: now, and as it changes.
private struct TickingFraction: TimedPublisher {
  typealias Output = Double
  typealias Failure = Never

  let interval: ClosedRange<Date>
  let countsDown: Bool
  var scheduler: AnyScheduler?

  consuming func subscribe<S: Subscriber<Double, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let (fraction, scheduler) = (self, scheduler ?? AnyScheduler(.system))
    let (startDate, start) = (TickingText.now, scheduler.now)
    // A bar has no more than some hundred steps.
    let length = interval.lowerBound.distance(to: interval.upperBound)
    let step = Swift.min(1, Swift.max(1.0 / 30, length / 200))
    // Nothing changes after the end, so that a terminal without other changes may sleep.
    let rest = (startDate.distance(to: interval.upperBound) / step).rounded(.up)
    return Interval(every: .seconds(step), on: scheduler)
      .prefix(Int(Swift.min(Swift.max(0, rest), 1e9)))
      .map { _ in
        let elapsed = start.duration(to: scheduler.now)
        return fraction.value(at: startDate.addingTimeInterval(elapsed / .seconds(1)))
      }
      .prepend(fraction.value(at: startDate))
      .removeDuplicates()
      .subscribe(subscriber)
  }

  /// Returns the part at a time, from 0 to 1.
  func value(at date: Date) -> Double {
    let length = interval.lowerBound.distance(to: interval.upperBound)
    let passed = interval.lowerBound.distance(to: date)
    let fraction = length > 0 ? Swift.min(1, Swift.max(0, passed / length)) : passed < 0 ? 0 : 1
    return countsDown ? 1 - fraction : fraction
  }
}
