import Signals

extension Contract {
  /// After cancelling there is nothing more.
  func silence() -> [String] {
    let trial = begin()
    let recorder = Recorder(trial.result)
    trial.send(script)
    recorder.cancel()
    let before = (recorder.values.count, recorder.completion == nil)
    trial.settle()
    trial.send(script)
    trial.complete()
    trial.settle()
    let after = (recorder.values.count, recorder.completion == nil)
    return before == after ? [] : ["It sent more after it was cancelled."]
  }

  /// That holds from inside a delivery, too.
  func cancellingInside() -> [String] {
    let trial = begin()
    let exit = Lock<AnyCancellable?>(nil)
    let record = Record<Result.Output, Result.Failure>(scheduler: nil)
    let subscriber = RecordingSubscriber(record: record) { _ in
      exit.withLock { $0 }?.cancel()
      return .more
    }
    let subscription = trial.result.subscribe(subscriber)
    let early = record.state.read { $0.values.count }
    exit.withLock { $0 = subscription }
    trial.send(script)
    trial.settle()
    trial.send(script)
    trial.complete()
    trial.settle()
    let late = record.state.read { $0.values.count } - early
    return late <= 1 ? [] : ["It sent \(late) values although the first cancelled it."]
  }
}
