extension AsyncPublisher {
  /// Waits for the first value.
  ///
  ///     let answer = await answers.values.first()
  ///
  /// Subscribes, and lets go with the first value. `nil` if there is none: when the publisher finishes
  /// without one, or the task is cancelled. A failure is thrown.
  ///
  /// A member of the sequence and not of the publisher, whose ``Publisher/first()`` makes another
  /// publisher.
  public func first() async throws(Failure) -> Element? {
    var values = AsyncPublisher(publisher, .oldest(1)).makeAsyncIterator()
    return try await values.next()
  }
}
