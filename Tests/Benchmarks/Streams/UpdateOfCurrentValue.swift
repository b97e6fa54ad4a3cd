import Signals

extension Workload {
  static let updateOfCurrentValue = Workload(
    "update of a current value", per: "update", count: 200_000, limit: 320,
    run: { count in
      let (subject, sum) = (CurrentValueSubject<Int, Never>(0), Sum())
      let subscription = subject.sink { sum.add($0) }
      for _ in 0..<count { subject.update { $0 &+= 1 } }
      subscription.cancel()
      sum.finish()
    })
}
