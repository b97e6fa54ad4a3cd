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
    AsyncSequencePublisher(sequence: self)
  }
}

private struct AsyncSequencePublisher<Elements: AsyncSequence & Sendable>: Publisher
where Elements.Element: Sendable {
  typealias Output = Elements.Element
  typealias Failure = Elements.Failure

  let sequence: Elements

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    subscriber.runTask { [sequence] send throws(Failure) in
      for try await element in sequence where send(element) == .stop { return }
    }
  }
}
