extension Workload {
  /// The workloads of streams.
  static let streams =
    [
      subjectToSink, currentValueToSink, fiveSteps, fiveStepsErased, fanOut, combineLatest, zip,
      mergeOfEight, switchToLatest, debouncedBurst, subscribeAndCancel, fiftyMaps, fortyOperators,
      forAwait, forAwaitBursts, twoSenders, liveSubscriptions, reentrantSends,
    ] + chains + contention
}
