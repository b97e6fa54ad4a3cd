extension Workload {
  /// What streams cost.
  static let streams = [
    subjectToSink, currentValueToSink, fiveSteps, fiveStepsErased, fanOut, combineLatest,
    mergeOfEight, subscribeAndCancel, fiftyMaps, fortyOperators, forAwait, twoSenders,
    liveSubscriptions,
  ]
}
