extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// A publisher of the sequence's elements, as they come.
  ///
  ///     for await:   --a-----b--c|
  ///     publisher:   --a-----b--c|
  ///
  /// Each subscription iterates the sequence in a task of its own, delivers there, and cancels the
  /// task when it ends. A sequence that can be iterated only once, such as `AsyncStream`, is for one
  /// subscriber; put ``Publisher/share()`` behind it for more.
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
