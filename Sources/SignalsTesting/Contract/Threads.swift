import Signals

extension Contract {
  /// While a delivery is under way, another thread may send: it need not wait, and what it sent is
  /// delivered afterwards.
  func waiting() -> [String] {
    let trial = begin()
    let sender = Lock<Worker?>(nil)
    let wasBlocked = Lock(false)
    let recorder = Recorder(trial.result) { [patience, next = script.upperBound] _ in
      let worker = sender.withLock { sender in
        guard sender == nil else { return nil as Worker? }
        sender = Worker { trial.send(next...next + 1) }
        return sender
      }
      if let worker, !worker.ends(within: patience) { wasBlocked.withLock { $0 = true } }
      return .more
    }
    trial.send(script)
    trial.complete()
    trial.settle()
    sender.withLock { $0 }?.join()
    return recorder.violations(when: "another thread sent during a delivery")
      + (wasBlocked.withLock { $0 } ? [Self.blocking] : [])
  }

  /// Values from many threads come one at a time, all of them, to all subscribers in one order.
  func manyThreads() -> [String] {
    let trial = begin()
    let (recorder, other) = (Recorder(trial.result), Recorder(trial.result))
    let witness = Recorder(trial.inputs[0].subject)
    // Together less than what a thread delivers for others before it hands over: when the last has
    // returned, all is delivered.
    let share = 100
    Worker.run(8) { thread in trial.send(thread * share..<(thread + 1) * share) }
    trial.complete()
    trial.settle()
    let occasion = "many threads sent"
    var violations = recorder.violations(when: occasion)
    guard upstreams == 1 else { return violations }
    if recorder.values != results(of: witness.values) {
      violations.append("It lost, invented or reordered values when \(occasion).")
    }
    if recorder.values != other.values {
      violations.append("It sent two subscribers different values when \(occasion).")
    }
    return violations
  }
}
