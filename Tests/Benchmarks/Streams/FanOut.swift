import Signals

extension Workload {
  static let fanOut = Workload(
    "fan-out to 1,000", per: "delivery", count: 1_000_000, limit: 50,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscriptions = (0..<1_000).map { _ in subject.sink { sum.add($0) } }
      for value in 0..<count / 1_000 { subject.send(value) }
      withExtendedLifetime(subscriptions) {}
      sum.finish()
    },
    handWritten: { count in
      let (closures, sum) = (ClosureList<Int>(), Sum())
      for _ in 0..<1_000 { closures.append { sum.add($0) } }
      for value in 0..<count / 1_000 { closures.call(value) }
      sum.finish()
    })
}
