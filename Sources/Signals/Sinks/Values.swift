extension Publisher {
  /// The values as an asynchronous sequence.
  ///
  ///     for await title in titles.values { print(title) }
  ///
  /// Each iterator subscribes when it is created. Values that arrive before the task asks for
  /// them are buffered without a limit, so none is lost. A failure is thrown after the values
  /// before it. Cancelling the task cancels the subscription; buffered values can still be read.
  /// The sequence ends when the publisher finishes, and when no sender is left.
  ///
  /// A publisher that sends without end while it is subscribed to, as that of an infinite sequence
  /// does, is subscribed to in a task of its own.
  public var values: AsyncPublisher<Self> {
    AsyncPublisher(self, .unbounded)
  }

  /// The values as an asynchronous sequence with a limited buffer.
  ///
  ///     for await position in positions.values(buffering: .newest(1)) { … }
  ///
  /// Like ``Publisher/values``, but ``BufferingPolicy`` decides which values are dropped when the
  /// task is slower than the publisher.
  ///
  /// - Precondition: The policy has room for at least one value.
  public func values(buffering policy: BufferingPolicy) -> AsyncPublisher<Self> {
    policy.check("values")
    return AsyncPublisher(self, policy)
  }
}
