import Signals

extension Workload {
  static let reentrantSends = Workload(
    "re-entrant sends", per: "event", count: 1_000_000, limit: 232,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscription = subject.sink { value in
        sum.add(value)
        if value < count { subject.send(value + 1) }
      }
      subject.send(1)
      subscription.cancel()
      sum.finish()
    })
}
