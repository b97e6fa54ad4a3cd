import Signals

extension Contract {
  /// Checks that nothing is sent after the subscription was cancelled.
  func cancellation() -> [String] {
    let harness = makeHarness()
    let recorder = Recorder(harness.result)
    harness.send(script)
    let earlier = (recorder.values.count, recorder.completion == nil)
    recorder.cancel()
    let before = (recorder.values.count, recorder.completion == nil)
    let violations = earlier == before ? [] : [Self.sendsOnCancel]
    harness.runScheduledWork()
    harness.send(script)
    harness.complete()
    harness.runScheduledWork()
    let after = (recorder.values.count, recorder.completion == nil)
    return violations + (before == after ? [] : ["It sent more after it was cancelled."])
  }

  /// Checks that nothing is sent after the subscription was cancelled during a delivery.
  func cancellationDuringDelivery() -> [String] {
    let harness = makeHarness()
    let exit = Lock<AnyCancellable?>(nil)
    let record = RecordedEvents<Result.Output, Result.Failure>(scheduler: nil)
    let subscriber = RecordingSubscriber(record: record) { _ in
      exit.withLock { $0 }?.cancel()
      return .more
    }
    let subscription = harness.result.subscribe(subscriber)
    let early = record.state.read { $0.values.count }
    exit.withLock { $0 = subscription }
    harness.send(script)
    harness.runScheduledWork()
    harness.send(script)
    harness.complete()
    harness.runScheduledWork()
    let late = record.state.read { $0.values.count } - early
    return late <= 1 ? [] : ["It sent \(late) values although the first cancelled it."]
  }
}
