extension Collection where Self: Sendable, Element: Sendable {
  /// A publisher of the elements in turn, one each period, over and over.
  ///
  ///     [a, b].cycled(every: 2, on: clock):   a-b-a-b-a-…
  ///
  /// The first comes at once. Each subscription begins with it, and keeps time as ``Interval`` does.
  /// Of an empty collection it is a publisher that finishes at once.
  ///
  /// - Precondition: `period` is longer than zero.
  public func cycled(
    every period: Duration, on scheduler: some Scheduler
  ) -> some Publisher<Element, Never> {
    Cycle(elements: Array(self), interval: Interval(every: period, on: scheduler))
  }
}

private struct Cycle<Output: Sendable, Context: Scheduler>: Publisher {
  typealias Failure = Never

  let elements: [Output]
  let interval: Interval<Context>

  consuming func subscribe<S: Subscriber<Output, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    if elements.isEmpty { return Empty().subscribe(subscriber) }
    return interval.map { [elements] count in elements[(count + 1) % elements.count] }
      .prepend(elements[0])
      .subscribe(subscriber)
  }
}
