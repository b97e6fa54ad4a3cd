extension Publisher {
  /// Delivers on `scheduler`, at its next opportunity, and bounds what may wait for that.
  ///
  ///     upstream:                               --(abc)---d-|
  ///     buffer(.newest(2), on: scheduler):      --(bc)----d-|
  ///     buffer(.oldest(2), on: scheduler):      --(ab)----d-|
  ///
  /// Between a publisher that may be too fast and a subscriber that may be too slow: the publisher
  /// never waits, and ``BufferingPolicy`` tells which values go when there is no room. Otherwise as
  /// ``Publisher/receive(on:)``.
  ///
  /// - Precondition: There is room for one value at least.
  public func buffer(
    _ buffering: BufferingPolicy, on scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    buffering.check("buffer")
    return ReceiveOn(upstream: self, policy: buffering, scheduler: scheduler)
  }
}
