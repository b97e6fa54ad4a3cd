extension Collection where Self: Sendable, Element: Sendable {
  /// Publishes the elements in turn, one each period, and starts over after the last.
  ///
  ///     [a, b].cycled(every: 2, on: clock):   a-b-a-b-a-…
  ///
  /// The first element is published during the subscription, and the others when an ``Interval``
  /// would count. Each subscription starts with the first element. An empty collection finishes at
  /// once.
  ///
  /// - Precondition: `period` is longer than zero.
  public func cycled(
    every period: Duration, on scheduler: some Scheduler
  ) -> some Publisher<Element, Never> {
    let elements = Array(self)
    return Interval(every: period, on: scheduler).map { elements[($0 + 1) % elements.count] }
      .prepend(elements.prefix(1)).prefix(elements.isEmpty ? 0 : .max)
  }
}
