import Signals

extension Workload {
  static let currentValueToSink = Workload(
    "current value to sink", per: "event", count: 1_000_000,
    run: { count in
      let (subject, sum) = (CurrentValueSubject<Int, Never>(0), Sum())
      let subscription = subject.sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    },
    handWritten: { count in
      let (closures, sum, current) = (ClosureList<Int>(), Sum(), Current())
      closures.append { sum.add($0) }
      for value in 0..<count {
        current.value = value
        closures.call(value)
      }
      sum.finish()
    })
}

private final class Current {
  var value = 0
}
