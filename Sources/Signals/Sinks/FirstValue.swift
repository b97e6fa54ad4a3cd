extension AsyncPublisher {
  /// Subscribes and returns the first value, waiting for it if necessary.
  ///
  ///     let answer = await answers.values.first()
  ///
  /// Cancels the subscription with the first value. (``Publisher/first()`` is an operator, which
  /// returns another publisher.)
  ///
  /// - Returns: The first value, or `nil` if the publisher finishes without one or the task is
  ///   cancelled.
  /// - Throws: The failure of the publisher.
  public func first() async throws(Failure) -> Element? {
    var values = AsyncPublisher<_>(publisher.first(), .oldest(1)).makeAsyncIterator()
    return try await values.next()
  }
}
