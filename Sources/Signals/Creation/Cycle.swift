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
    OperatorPublisher(Interval(every: period, on: scheduler), Cycle(elements: Array(self)))
  }
}

private struct Cycle<Output: Sendable>: SimpleStage {
  typealias Input = Int
  typealias Failure = Never

  let elements: [Output]

  func start(_ downstream: inout some Subscriber<Output, Never>) -> Demand {
    if let first = elements.first { return downstream.receive(first) }
    downstream.receive(completion: .finished)
    return .stop
  }

  func receive(_ count: Int, _ downstream: inout some Subscriber<Output, Never>) -> Demand {
    downstream.receive(elements[(count + 1) % elements.count])
  }
}
