extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// A publisher of the elements of this asynchronous sequence.
  ///
  ///     for await:   --a-----b--c|
  ///     publisher:   --a-----b--c|
  ///
  /// Each subscription iterates over the sequence in a task of its own, delivers on that task,
  /// and cancels it at the end. A sequence that can be iterated only once, such as `AsyncStream`,
  /// supports one subscriber; use ``Publisher/share()`` for more.
  ///
  ///     let titles = Observations { model.title }.publisher
  public var publisher: some Publisher<Element, Failure> {
    Create(runningTask: { emitter throws(Failure) in
      for try await element in self where emitter.send(element) == .stop { return }
    })
  }
}
