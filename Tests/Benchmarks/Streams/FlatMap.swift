import Signals

extension Workload {
  static let flatMap = Workload(
    "flatMap to Just", per: "inner publisher", count: 200_000, limit: 750,
    run: { count in
      let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
      let subscription = subject.flatMap { Just($0 &+ 1) }.sink { sum.add($0) }
      for value in 0..<count { subject.send(value) }
      subscription.cancel()
      sum.finish()
    })
}
