extension Workload {
  /// The workloads of streams.
  static let streams =
    [
      subjectToSink, currentValueToSink, updateOfCurrentValue, fiveSteps, fiveStepsErased, fanOut,
      combineLatest, zip, mergeOfEight, flatMap, switchToLatest, share, debouncedBurst,
      subscribeAndCancel, fiftyMaps, fortyOperators, forAwait, forAwaitBursts, twoSenders,
      liveSubscriptions, reentrantSends,
    ] + chains + contention + collections
}
