import Signals

extension Workload {
  static let share = Workload(
    "share", per: "event", count: 1_000_000, limit: 122,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscription = subject.share().sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    })
}
