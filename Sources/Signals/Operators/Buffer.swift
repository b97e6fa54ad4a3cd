extension Publisher {
  /// Delivers events on `scheduler`, and limits the number of pending values.
  ///
  ///     upstream:                               --(abc)---d-|
  ///     buffer(.newest(2), on: scheduler):      --(bc)----d-|
  ///     buffer(.oldest(2), on: scheduler):      --(ab)----d-|
  ///
  /// Use it between a fast publisher and a slow subscriber. The publisher never waits, and
  /// ``BufferingPolicy`` decides which values are dropped when there is no room. Otherwise like
  /// ``Publisher/receive(on:)-(Scheduler)``.
  ///
  /// - Precondition: The policy has room for at least one value.
  @inlinable
  public func buffer(
    _ policy: BufferingPolicy, on scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    policy.check("buffer")
    return OperatorPublisher(self, ReceiveOn(policy: policy, context: .scheduler(scheduler)))
  }
}
